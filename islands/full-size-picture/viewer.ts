import { announce } from '../../src/page/announce'
import { openDialog } from '../../src/page/dialog'
import { createFrame } from './frame'
import type { Picture, Pictures } from './pictures'

const LABEL = 'Product pictures'
const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Shows pictures one at a time over the page until the visitor leaves. @returns the way to close it */
export function openViewer(document: Document, { all, index: first }: Pictures): () => void {
  const frame = createFrame(document, { count: all.length, close, go })
  const { element, image } = frame
  const rtl = document.documentElement.dir === 'rtl' || document.body.classList.contains('rtl')
  let index = first
  let isOpen = true

  image.addEventListener('load', () => frame.tell('there'))
  image.addEventListener('error', () => {
    if (image.hasAttribute('src')) frame.tell('failed')
  })
  element.addEventListener('keydown', (event) => {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(rtl ? -step : step)
  })

  function show(picture: Picture) {
    // Without the one before: what is on its way must not look as if it were here.
    image.removeAttribute('src')
    frame.tell('waiting')
    image.alt = picture.caption || nameOf(index)
    image.src = picture.url
    frame.describe(picture.caption, index)
  }
  function go(step: number) {
    const picture = all[index + step]
    if (!picture) return
    index += step
    show(picture)
    announce(document, [nameOf(index), picture.caption].filter(Boolean).join(': '))
  }
  const nameOf = (number: number) => `Picture ${number + 1} of ${all.length}`

  function close() {
    if (!isOpen) return
    isOpen = false
    leave()
    element.remove()
  }

  document.body.append(element)
  const leave = openDialog(element, { label: LABEL, focus: frame.closeButton, onLeave: close })
  const picture = all[index]
  if (picture) show(picture)
  return close
}
