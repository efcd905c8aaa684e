import { createButton } from './button'

/** The two arrows after the list; a single slide has them hidden, as the theme's CSS expects them to be there. */
export function createArrows(
  document: Document,
  { hidden, go }: { hidden: boolean; go: (by: -1 | 1) => void },
) {
  const arrows = document.createElement('div')
  arrows.className = 'lSAction'
  if (hidden) arrows.style.display = 'none'
  arrows.append(
    createButton(document, { className: 'lSPrev', label: 'Previous picture', onPress: () => go(-1) }),
    createButton(document, { className: 'lSNext', label: 'Next picture', onPress: () => go(1) }),
  )
  return arrows
}
