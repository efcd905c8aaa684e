/** Contract 04 §12. */
const LAYER = '.layer'
export const TEXT_LAYER = '.content-layer'
const BACKGROUND = '.layer-bg'
/** The address may be in double quotes, in single quotes or in none. */
const URL_VALUE = /url\((?:"([^"]*)"|'([^']*)'|([^"'()]*))\)/

const DEFAULT_SCALE_PERCENT = 20
const DEFAULT_HEIGHT_PX = 600

export interface Layer {
  readonly element: HTMLElement
  /** How far it moves, from 0 to 1 for the nearest layer. */
  readonly depth: number
}

export interface Settings {
  /** How far the nearest layer moves, as shares of the block's size. */
  readonly scale: { readonly x: number; readonly y: number }
  readonly maxHeight: number
  readonly isFullscreen: boolean
}

export function readSettings({ dataset }: HTMLElement): Settings {
  const x = numberOr(dataset['xscalar'], DEFAULT_SCALE_PERCENT)
  const maxHeight = numberOr(dataset['maxHeight'], DEFAULT_HEIGHT_PX)
  return {
    scale: { x: x / 100, y: numberOr(dataset['yscalar'], x) / 100 },
    maxHeight: maxHeight > 0 ? maxHeight : DEFAULT_HEIGHT_PX,
    isFullscreen: dataset['fullscreen'] === 'true',
  }
}

export function layersOf(host: HTMLElement): Layer[] {
  return [...host.children]
    .filter((child) => child instanceof HTMLElement)
    .filter((child) => child.matches(LAYER))
    .map((element) => ({ element, depth: depthOf(element) }))
}

function depthOf(element: Element): number {
  return Math.min(1, Math.max(0, numberOr(element.getAttribute('data-depth') ?? undefined, 0)))
}

/** The addresses of the background pictures in the printed styles. */
export function backgroundsOf(host: HTMLElement): string[] {
  return [...host.querySelectorAll<HTMLElement>(BACKGROUND)].flatMap(({ style }) => {
    const [, ...forms] = URL_VALUE.exec(style.backgroundImage) ?? []
    return forms.filter(Boolean)
  })
}

function numberOr(text: string | undefined, fallback: number): number {
  const value = Number.parseFloat(text ?? '')
  return Number.isFinite(value) ? value : fallback
}
