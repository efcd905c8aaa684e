import { createButton } from './button'

export interface ArrowsOptions {
  /** True for a single slide: the theme's CSS expects the arrows to exist. */
  readonly hidden: boolean
  readonly labels: { readonly previous: string; readonly next: string }
  readonly go: (by: -1 | 1) => void
}

/** The two arrows of a slider, which follow its list (contract 03 §3.1). */
export function createArrows(document: Document, { hidden, labels, go }: ArrowsOptions): HTMLElement {
  const arrows = document.createElement('div')
  arrows.className = 'lSAction'
  if (hidden) arrows.style.display = 'none'
  arrows.append(
    createButton(document, { className: 'lSPrev', label: labels.previous, onPress: () => go(-1) }),
    createButton(document, { className: 'lSNext', label: labels.next, onPress: () => go(1) }),
  )
  return arrows
}
