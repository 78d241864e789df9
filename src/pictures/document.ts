// A picture as a document: SVG with title and description, light and dark; or a page of HTML that needs nothing else.
import { textWidth } from './measure.ts';
import { below, lines, type Picture, withLegend } from './picture.ts';
import { escaped, type Shape, serialize, shape } from './shape.ts';

/** What a picture is called, and what it shows in words, for those who do not see it. */
export interface Caption {
  readonly title: string;
  readonly description: string;
}

const margin = 16;

/** Colours by what they are for, on white and on black. */
const colours = {
  ground: ['#ffffff', '#0d1117'],
  ink: ['#1f2328', '#e6edf3'],
  muted: ['#59636e', '#9198a1'],
  line: ['#b7bdc4', '#4b535d'],
  found: ['#0550ae', '#79c0ff'],
  second: ['#a33b00', '#ffa657'],
  tint: ['#f1f3f5', '#1b222b'],
  differs: ['#fff1db', '#3a2a12'],
} as const;

function palette(index: 0 | 1): string {
  const c = (name: keyof typeof colours): string => colours[name][index];
  return [
    `.pz .ground{fill:${c('ground')}}`,
    `.pz text{fill:${c('ink')}}`,
    `.pz .muted{fill:${c('muted')}}`,
    `.pz .found,.pz .found-fill,.pz .found-swatch{fill:${c('found')}}`,
    `.pz .second,.pz .second-swatch{fill:${c('second')}}`,
    `.pz .second-fill,.pz .second-ring{stroke:${c('second')}}`,
    `.pz .given-fill,.pz .given-swatch,.pz .plain-fill{fill:${c('ink')}}`,
    `.pz .tint{fill:${c('tint')}}.pz .differs{fill:${c('differs')}}`,
    `.pz .thin,.pz .frame{stroke:${c('line')}}`,
    `.pz .thick,.pz .rule{stroke:${c('ink')}}.pz .cage{stroke:${c('muted')}}`,
  ].join('');
}

const style = [
  '.pz text{font-family:system-ui,-apple-system,"Segoe UI","Noto Sans","DejaVu Sans",sans-serif;white-space:pre}',
  '.pz .given,.pz .head{font-weight:700}',
  '.pz path,.pz .frame,.pz .second-ring{fill:none}',
  '.pz .thin,.pz .frame{stroke-width:1}.pz .thick{stroke-width:2.5;stroke-linecap:square}',
  '.pz .rule{stroke-width:1.5}.pz .cage{stroke-width:1.2;stroke-dasharray:4 3}',
  '.pz .second-fill,.pz .second-ring{stroke-width:2.5}',
  palette(0),
  `@media (prefers-color-scheme:dark){${palette(1)}}`,
].join('');

/** A short name that depends on the content alone, so that several pictures fit on one page (FNV-1a). */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return `pz-${hash.toString(36)}`;
}

function element(picture: Picture, { title, description }: Caption, isShown: boolean): Shape {
  const heading = lines([title], { size: 17, kind: 'head' });
  const drawn = isShown ? below(heading, withLegend(picture)) : withLegend(picture);
  const width = Math.ceil(
    Math.max(drawn.width, isShown ? textWidth(title, 17) * 1.1 : 0) + 2 * margin,
  );
  const height = Math.ceil(drawn.height + 2 * margin);
  const name = nameOf(title + description + drawn.shapes.map((each) => serialize(each)).join(''));
  return shape(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'pz',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-labelledby': `${name}-title ${name}-desc`,
    },
    shape('title', { id: `${name}-title` }, title),
    shape('desc', { id: `${name}-desc` }, description),
    { ...shape('style'), raw: style },
    shape('rect', { width, height, rx: 6, class: 'ground' }),
    shape('g', { transform: `translate(${margin} ${margin})` }, ...drawn.shapes),
  );
}

/** The text of an SVG file. */
export function svgDocument(picture: Picture, caption: Caption): string {
  return `${serialize(element(picture, caption, true))}\n`;
}

/** The text of an HTML file with pictures below each other. */
export function htmlDocument(
  title: string,
  description: string | undefined,
  pictures: readonly { readonly picture: Picture; readonly caption: Caption }[],
): string {
  const page = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(title)}</title>`,
    '<style>',
    'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:Canvas;color:CanvasText}',
    'figure{margin:1.5rem 0}svg{max-width:100%;height:auto}figcaption{opacity:.75}',
    '</style>',
    '</head>',
    '<body>',
    `<h1>${escaped(title)}</h1>`,
    ...(description === undefined ? [] : [`<p>${escaped(description.trim())}</p>`]),
    ...pictures.flatMap(({ picture, caption }, i) => [
      '<figure>',
      serialize(element(picture, caption, false)),
      ...(pictures.length > 1 ? [`<figcaption>${i + 1} of ${pictures.length}</figcaption>`] : []),
      '</figure>',
    ]),
    '</body>',
    '</html>',
  ];
  return `${page.join('\n')}\n`;
}
