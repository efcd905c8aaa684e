import { setAttributes } from '../../src/dom/attributes'

const SVG = 'http://www.w3.org/2000/svg'
const HEART = 'M8 14S1.5 10 1.5 5.7A3.4 3.4 0 0 1 8 4.2a3.4 3.4 0 0 1 6.5 1.5C14.5 10 8 14 8 14z'
const THUMB =
  'M2 7h2.5v7H2zM6.5 7l3-5c1.2 0 1.8 1 1.5 2.2L10.4 7H14c.8 0 1 .8.9 1.4l-1 4.6c-.1.6-.6 1-1.2 1H6.5z'
const FACE = 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z'
const EYES = 'M5.7 6v1M10.3 6v1'
const FROWN = 'M5.2 12a3 3 0 0 1 5.6 0'

interface Drawing {
  readonly shape: string
  /** What is drawn on it. */
  readonly lines?: string
}

const DRAWINGS = {
  like: { shape: THUMB },
  love: { shape: HEART },
  haha: { shape: FACE, lines: `${EYES}M4.5 9h7a3.5 3.5 0 0 1-7 0z` },
  wow: { shape: FACE, lines: `${EYES}M8 9a1.5 1.8 0 1 1 0 3.6A1.5 1.8 0 1 1 8 9z` },
  sad: { shape: FACE, lines: EYES + FROWN },
  angry: { shape: FACE, lines: `${EYES}${FROWN}M4.2 4.6l2.3 1M11.8 4.6l-2.3 1` },
} satisfies Record<string, Drawing>
export type ReactionIcon = keyof typeof DRAWINGS

/** The plugin's CSS tells their background from those of faces. */
const DARK: readonly ReactionIcon[] = ['like', 'love']

/** A reaction's icon with its name for who does not see it (contract 05 §6.1). */
export function reactionIcon(document: Document, type: ReactionIcon, ...classes: string[]): HTMLElement {
  const icon = document.createElement('span')
  icon.classList.add(`cff-${type}`, ...classes, 'cff-icon')
  icon.setAttribute('role', 'img')
  icon.setAttribute('aria-label', type)
  const { shape, lines = '' }: Drawing = DRAWINGS[type]
  const ground = drawing(document, shape, { fill: 'currentColor' })
  ground.classList.add('cff-svg-bg')
  icon.append(drawing(document, shape + lines, { fill: 'none', stroke: 'currentColor' }))
  if (DARK.includes(type)) icon.append(wrapped(document, ground))
  else icon.append(ground)
  return icon
}

/** The thumb alone, beside a number. */
export const likeDrawing = (document: Document): SVGElement =>
  drawing(document, THUMB, { fill: 'none', stroke: 'currentColor' })

function wrapped(document: Document, ground: SVGElement) {
  const dark = document.createElement('span')
  dark.className = 'cff-svg-bg-dark'
  dark.append(ground)
  return dark
}

function drawing(document: Document, d: string, paint: Readonly<Record<string, string>>): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const path = svg.appendChild(document.createElementNS(SVG, 'path'))
  setAttributes(svg, { viewBox: '0 0 16 16', width: '16', height: '16', 'aria-hidden': 'true' })
  // At the path: the plugin's CSS paints whole drawings in one colour.
  setAttributes(path, { d, ...paint })
  return svg
}
