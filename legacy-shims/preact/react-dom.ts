import { Component, type ComponentChildren, type ContainerNode, createElement, options, render } from 'preact'
import { createPortal, flushSync as renderNow } from 'preact/compat'

export { createPortal }

/** Preact's own hook, which its types leave out. */
interface EffectOptions {
  requestAnimationFrame?: ((run: () => void) => void) | undefined
}
const effects = options as EffectOptions
// Like React after a user event: effects run in a microtask, before the next event, which may need them.
effects.requestAnimationFrame = queueMicrotask

const SVG_TEXTS = new Set(['title', 'desc', 'text', 'tspan'])
const { vnode: prepare } = options
/**
 * Like React: a text that is an element's only child is set as its `textContent`. Preact would keep writing
 * to a text node that a browser's translator has replaced.
 */
options.vnode = (vnode) => {
  prepare?.(vnode)
  const { type, props } = vnode
  const isText = typeof props.children === 'string' || typeof props.children === 'number'
  if (typeof type !== 'string' || !isText || SVG_TEXTS.has(type)) return
  vnode.props = Object.assign({ ...props }, { textContent: String(props.children), children: undefined })
}

/** Like React: the effects of the rendered tree have run when this returns. Preact would wait for a frame. */
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

interface RootBoundaryProps extends RootOptions {
  readonly children?: ComponentChildren
}

/** Removes the whole tree when a component fails, as React does. */
class RootBoundary extends Component<RootBoundaryProps, { hasFailed: boolean }> {
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
      render(
        createElement(RootBoundary, { ...(onUncaughtError && { onUncaughtError }) }, children),
        container,
      ),
    // With the clean-up of all effects.
    unmount: () => flushSync(() => render(null, container)),
  }
}
