// The strongly connected components of a graph that is given node by node (Tarjan 1972, without recursion).
import { grown } from '../bits.ts';

export class StrongComponents {
  /** By node, after `find`: the number of its component. */
  readonly componentOf: Int32Array;
  readonly #starts: Int32Array;
  #edges = new Int32Array(64);
  #nodeCount = 0;
  #edgeCount = 0;
  /** By node: when the search came to it, the earliest node that it reaches, the next edge to follow. */
  readonly #order: Int32Array;
  readonly #low: Int32Array;
  readonly #next: Int32Array;
  /** The path of the search, and the nodes that have no component yet. */
  readonly #path: Int32Array;
  readonly #pending: Int32Array;
  #pendingCount = 0;
  #visited = 0;
  #components = 0;

  constructor(nodes: number) {
    this.componentOf = new Int32Array(nodes);
    this.#starts = new Int32Array(nodes + 1);
    this.#order = new Int32Array(nodes);
    this.#low = new Int32Array(nodes);
    this.#next = new Int32Array(nodes);
    this.#path = new Int32Array(nodes);
    this.#pending = new Int32Array(nodes);
  }

  clear(): void {
    this.#nodeCount = 0;
    this.#edgeCount = 0;
  }

  /** Begins the next node, in order from 0. */
  startNode(): void {
    this.#starts[this.#nodeCount++] = this.#edgeCount;
  }

  /** Adds an edge from the node begun last. */
  addEdge(to: number): void {
    if (this.#edgeCount === this.#edges.length)
      this.#edges = grown(this.#edges, this.#edgeCount + 1);
    this.#edges[this.#edgeCount++] = to;
  }

  /** To be called once all nodes are given. */
  find(): void {
    this.#starts[this.#nodeCount] = this.#edgeCount;
    this.#order.fill(0);
    this.componentOf.fill(-1);
    this.#visited = 0;
    this.#components = 0;
    for (let node = 0; node < this.#nodeCount; node++) {
      if (this.#order[node] === 0) this.#search(node);
    }
  }

  #enter(node: number): void {
    this.#order[node] = ++this.#visited;
    this.#low[node] = this.#visited;
    this.#next[node] = this.#starts[node] as number;
    this.#pending[this.#pendingCount++] = node;
  }

  #search(root: number): void {
    const path = this.#path;
    let depth = 0;
    path[0] = root;
    this.#enter(root);
    while (depth >= 0) {
      const node = path[depth] as number;
      const child = this.#follow(node);
      if (child >= 0) {
        path[++depth] = child;
        this.#enter(child);
        continue;
      }
      if (this.#low[node] === this.#order[node]) this.#close(node);
      depth--;
      if (depth < 0) continue;
      const parent = path[depth] as number;
      this.#low[parent] = Math.min(this.#low[parent] as number, this.#low[node] as number);
    }
  }

  /** The next node that was not visited before along an edge, or -1. */
  #follow(node: number): number {
    const end = this.#starts[node + 1] as number;
    for (let i = this.#next[node] as number; i < end; i++) {
      const to = this.#edges[i] as number;
      if (this.#order[to] === 0) {
        this.#next[node] = i + 1;
        return to;
      }
      if (this.componentOf[to] !== -1) continue;
      this.#low[node] = Math.min(this.#low[node] as number, this.#order[to] as number);
    }
    this.#next[node] = end;
    return -1;
  }

  /** Makes a component of the pending nodes from one on. */
  #close(root: number): void {
    let node: number;
    do {
      node = this.#pending[--this.#pendingCount] as number;
      this.componentOf[node] = this.#components;
    } while (node !== root);
    this.#components++;
  }
}
