import type { Adoption } from '../../../src/dom/adoption'
import { observeSizes } from '../../../src/dom/observe-sizes'
import { watchInView } from '../../../src/motion/in-view'
import { cancelAnimation, prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { type FrameWatch, watchFrames } from '../../../src/motion/scroll-frame'
import type { Mount } from '../../../src/page/island'
import type { Page } from '../../../src/page/page'
import type { Scope } from '../../../src/page/scope'
import { backgroundsOf, type Layer, layersOf, readSettings, type Settings, TEXT_LAYER } from './markup'
import { AT_REST, blockHeight, goalFor, isAt, type Point, step } from './movement'
import { whenPicturesLoaded } from './pictures'
import { followVisitor } from './pointing'

const REVEAL_MS = 400

/** Layers that move with the pointer, the nearest one the farthest (contract 04 §12). */
export const mount: Mount = (host, scope) => {
  const adopted = scope.adopt
  const settings = readSettings(host)
  const layers = layersOf(host)
  const texts = [...host.querySelectorAll<HTMLElement>(TEXT_LAYER)]
  let isShown = false

  for (const [index, { element }] of layers.entries()) place(element, index, adopted)
  const watch = watchFrames(scope, ({ resized }) => {
    if (!resized || !isShown) return undefined
    const height = `${heightIn(scope, settings)}px`
    const shifts = texts.map((text) => `${-Math.floor(text.offsetHeight / 2)}px`)
    return () => {
      adopted.style(host, 'height', height)
      for (const [index, text] of texts.entries()) adopted.style(text, 'margin-bottom', shifts[index] ?? '')
    }
  })
  scope.add(watch.stop)
  whenPicturesLoaded(backgroundsOf(host), scope, () => {
    isShown = true
    reveal(host, heightIn(scope, settings), scope)
    watch.request()
  })
  scope.add(observeSizes(texts, watch.request))
  moveInView(host, scope, { layers, settings })
}

function place(element: HTMLElement, index: number, adopted: Adoption): void {
  adopted.style(element, 'position', index === 0 ? 'relative' : 'absolute')
  adopted.style(element, 'display', 'block')
  for (const side of ['left', 'top']) adopted.style(element, side, '0px')
}

function heightIn({ document, window }: Page, { isFullscreen, maxHeight }: Settings): number {
  const adminBar = document.getElementById('wpadminbar')?.offsetHeight ?? 0
  const room = (document.documentElement.clientHeight || window.innerHeight) - adminBar
  return blockHeight(room, isFullscreen ? undefined : maxHeight)
}

/** Fades in the block, which the theme's CSS hides, unless it already has its final look. */
function reveal(host: HTMLElement, height: number, { window, adopt, add }: Scope): void {
  const { opacity } = getComputedStyle(host)
  const from = { opacity, height: `${host.offsetHeight}px` }
  adopt.style(host, 'opacity', '1')
  adopt.style(host, 'height', `${height}px`)
  const isThere = opacity === '1' && from.height === `${height}px`
  if (isThere || prefersReducedMotion(window)) return
  const animation = host.animate?.([from, {}], { duration: REVEAL_MS, easing: 'ease' })
  add(() => cancelAnimation(animation))
}

interface MovingLayers {
  readonly layers: readonly Layer[]
  readonly settings: Settings
}

/** Moves the layers while the block is in view; frames are requested only until the layers have arrived. */
function moveInView(host: HTMLElement, scope: Scope, { layers, settings }: MovingLayers): void {
  let pointer: Point = AT_REST
  let current: Point = AT_REST
  let inView = scope.child()

  function start() {
    const watch: FrameWatch = watchFrames(scope, () => {
      const goal = goalFor(pointer, { width: host.offsetWidth, height: host.offsetHeight }, settings.scale)
      if (isAt(current, goal) || prefersReducedMotion(scope.window)) return undefined
      current = step(current, goal)
      const { x, y } = current
      return () => {
        for (const { element, depth } of layers)
          scope.adopt.style(element, 'transform', shift(x * depth, y * depth))
        watch.request()
      }
    })
    inView.add(watch.stop)
    followVisitor(inView, (point) => {
      pointer = point
      watch.request()
    })
  }
  scope.add(
    watchInView(scope, host, (isInView) => {
      inView.dispose()
      inView = scope.child()
      if (isInView) start()
    }),
  )
}

const shift = (x: number, y: number) => `translate3d(${round(x)}px, ${round(y)}px, 0px)`
const round = (length: number) => Math.round(length * 100) / 100
