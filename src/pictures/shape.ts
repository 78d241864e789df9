// Elements of SVG and HTML as values, and as text in which nothing that a user wrote can be taken for markup.
import { printable } from '../text/frame.ts';

/** An element with its attributes (those that are undefined are left out) and what is in it. */
export interface Shape {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly children: readonly (Shape | string)[];
  /** Text that stands as it is, such as a style sheet of ours; never a user's. */
  readonly raw?: string;
}

export function shape(
  name: string,
  attributes: Shape['attributes'] = {},
  ...children: Shape['children']
): Shape {
  return { name, attributes, children };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for XML and HTML. Characters that XML does not allow, or that turn the direction of text, become boxes. */
export function escaped(text: string): string {
  const lines = text.split('\n').map(printable).join('\n');
  return lines
    .replace(/[\ufffe\uffff]/g, '\u25a1')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

/** Coordinates with at most two places behind the point. */
function attributeText(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : escaped(value);
}

/** An element as text, its inner elements on lines of their own. */
export function serialize({ name, attributes, children, raw }: Shape, indent = ''): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${attributeText(value)}"`],
  );
  const head = `${indent}<${name}${pairs.join('')}`;
  if (raw !== undefined) return `${head}>${raw}</${name}>`;
  if (children.length === 0) return `${head}/>`;
  const isText = children.every((child) => typeof child === 'string');
  if (isText) return `${head}>${children.map(escaped).join('')}</${name}>`;
  const inner = children.map((child) =>
    typeof child === 'string' ? `${indent}  ${escaped(child)}` : serialize(child, `${indent}  `),
  );
  return `${head}>\n${inner.join('\n')}\n${indent}</${name}>`;
}
