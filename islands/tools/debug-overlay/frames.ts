import { element, write } from './element'
import type { Outline } from './outline'

/** The outlines on the page. */
export interface Frames {
  readonly root: HTMLElement
  /** @param picked the host that the visitor went to last */
  draw(outlines: readonly Outline[], picked: HTMLElement | undefined): void
}

/** Elements are reused for other hosts, so that there are no more than outlines in view. */
export function createFrames(document: Document): Frames {
  const root = element(document, 'div', { class: 'outlines', 'aria-hidden': 'true' })
  const frames: { frame: HTMLElement; label: HTMLElement }[] = []

  function add() {
    const label = element(document, 'div', { class: 'label' })
    const frame = element(document, 'div', { class: 'outline' }, label)
    root.append(frame)
    frames.push({ frame, label })
  }

  return {
    root,
    draw(outlines, picked) {
      while (frames.length < outlines.length) add()
      for (const [index, { frame, label }] of frames.entries()) {
        const outline = outlines[index]
        frame.hidden = !outline
        if (!outline) continue
        const { host, state, left, top, width, height, labelPlace } = outline
        frame.dataset['state'] = state
        frame.toggleAttribute('data-picked', host === picked)
        frame.style.transform = `translate(${left}px, ${top}px)`
        frame.style.width = `${width}px`
        frame.style.height = `${height}px`
        const { side, inset } = labelPlace
        Object.assign(label.style, {
          left: 'auto',
          right: 'auto',
          [side]: `${inset}px`,
          top: `${labelPlace.top}px`,
        })
        write(label, outline.label)
      }
    },
  }
}
