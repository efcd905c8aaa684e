import { Component, type ComponentChildren, type ContainerNode, createElement, options, render } from 'preact'
import { createPortal, flushSync as renderNow } from 'preact/compat'

export { createPortal }

/** Preact's own hook, which its types leave out. */
interface EffectOptions {
  requestAnimationFrame?: ((run: () => void) => void) | undefined
}
const effects = options as EffectOptions
// As React after what the visitor does: effects run at once, and the next event finds what they have set up.
effects.requestAnimationFrame = queueMicrotask

const SVG_TEXTS = new Set(['title', 'desc', 'text', 'tspan'])
const { vnode: prepare } = options
/**
 * As React: an only text is its element's, whatever its nodes have become. Preact would go on writing into a text node
 * that a browser's translator has replaced.
 */
options.vnode = (vnode) => {
  prepare?.(vnode)
  const { type, props } = vnode
  const isText = typeof props.children === 'string' || typeof props.children === 'number'
  if (typeof type !== 'string' || !isText || SVG_TEXTS.has(type)) return
  vnode.props = Object.assign({ ...props }, { textContent: String(props.children), children: undefined })
}

/** As React: effects of what is rendered have run as well when it returns. Preact would wait for the next frame. */
export function flushSync<Result>(update: () => Result): Result {
  const before = effects.requestAnimationFrame
  const waiting: (() => void)[] = []
  effects.requestAnimationFrame = (run) => waiting.push(run)
  try {
    return renderNow(update)
  } finally {
    for (const run of waiting) renderNow(run)
    effects.requestAnimationFrame = before
  }
}

interface RootOptions {
  readonly onUncaughtError?: (error: unknown) => void
}

interface WholeProps extends RootOptions {
  readonly children?: ComponentChildren
}

/** Takes the whole tree away when a component fails, as React does. */
class Whole extends Component<WholeProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static override getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onUncaughtError?.(error)
  }

  override render(): ComponentChildren {
    return this.state.hasFailed ? null : this.props.children
  }
}

export function createRoot(container: ContainerNode, { onUncaughtError }: RootOptions = {}) {
  return {
    render: (children: ComponentChildren) =>
      render(createElement(Whole, { ...(onUncaughtError && { onUncaughtError }) }, children), container),
    // With the clean-up of all effects.
    unmount: () => flushSync(() => render(null, container)),
  }
}
