// A strict reader of XML, as far as pictures use it: what is not well formed throws.

/** An element as it was read; text is unescaped. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** Characters that a document of XML 1.0 may not hold. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

function unescaped(text: string): string {
  if (/[<>]/.test(text)) throw new Error(`markup in text: ${text}`);
  if (forbidden.test(text)) throw new Error(`a character that XML does not allow: ${text}`);
  return text.replace(/&([^;]*)(;?)/g, (whole, name: string, end: string) => {
    const sign = end === ';' ? entities[name] : undefined;
    if (sign === undefined) throw new Error(`not an entity: ${whole}`);
    return sign;
  });
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): XmlElement {
    const root = this.#element();
    if (this.#text.slice(this.#at).trim() !== '') throw new Error('something behind the end');
    return root;
  }

  #take(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found) throw new Error(`unexpected: ${this.#text.slice(this.#at, this.#at + 60)}`);
    this.#at = pattern.lastIndex;
    return found;
  }

  #element(): XmlElement {
    const [, name = '', list = '', slash] = this.#take(
      /<([a-z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>/y,
    );
    const attributes: Record<string, string> = {};
    for (const [, key = '', value = ''] of list.matchAll(/ ([a-zA-Z-]+)="([^"<]*)"/g)) {
      if (key in attributes) throw new Error(`${key} twice`);
      attributes[key] = unescaped(value);
    }
    if (slash === '/') return { name, attributes, children: [] };
    const children: (XmlElement | string)[] = [];
    for (;;) {
      const [text] = this.#take(/[^<]*/y);
      if (text !== '') children.push(name === 'style' ? text : unescaped(text));
      if (this.#text.startsWith('</', this.#at)) break;
      children.push(this.#element());
    }
    const [, end] = this.#take(/<\/([a-z]+)>/y);
    if (end !== name) throw new Error(`${name} is ended by ${end}`);
    return { name, attributes, children };
  }
}

/** Reads a document of one element. @throws Error where it is not well formed */
export function readXml(text: string): XmlElement {
  return new Reader(text).document();
}

/** An element and all within it. */
export function* elementsOf(element: XmlElement): Generator<XmlElement, void, undefined> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* elementsOf(child);
}

/** The texts of all elements of a name. */
export function textsOf(root: XmlElement, name: string): readonly string[] {
  return [...elementsOf(root)]
    .filter((element) => element.name === name)
    .map(({ children }) => children.filter((child) => typeof child === 'string').join(''));
}
