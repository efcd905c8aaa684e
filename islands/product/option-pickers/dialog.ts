import { type Adoption, createAdoption } from '../../../src/dom/adoption'
import { openDialog } from '../../../src/overlay/dialog'
import { actAsButton } from '../../../src/page/act-as-button'
import { dispatchChange } from '../../../src/page/dispatch-change'
import { fadeIn, fadeOut } from '../../../src/page/fade'
import { listen } from '../../../src/page/listen'
import { columnsOf, nextIndex } from './arrow-keys'
import { badgeAt, fillBody } from './badges'
import { type Picker, readOffer } from './markup'
import { openableModal } from './modal'
import { pictureOf } from './pictures'

/** Contract 08 §13. */
const FADE_MS = 400

/**
 * Opens the modal of a picker: one badge for each option, the chosen one marked. A choice goes to the select, and the
 * modal stays open (contract 08 §6).
 * @returns the way to close it
 */
export function openPicker(picker: Picker, window: Window, onClosed: () => void): () => void {
  const { select, key, title } = picker
  const { ownerDocument: document } = select
  const { name: modal, root, body, status, closers } = openableModal(picker, document)
  const badges = fillBody(body, {
    offer: readOffer(picker, window),
    window,
    chosen: select.value,
    pictureOf: (slug) => pictureOf(window, { key, modal, slug }),
  })

  function tellChosen(slug: string) {
    if (status) status.textContent = slug === '' ? '' : `Selected: ${slug}`
    if (slug === '') root.removeAttribute('data-selected')
    else root.setAttribute('data-selected', slug)
  }

  function choose(badge: HTMLElement) {
    const slug = badge.getAttribute('data-slug') ?? ''
    badges.mark(slug)
    tellChosen(slug)
    setValue(select, slug)
    dispatchChange(select)
  }

  function onKeydown(event: Event) {
    if (!(event instanceof KeyboardEvent)) return
    const badge = badgeAt(event.target)
    if (!badge) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return choose(badge)
    }
    const next = nextIndex(event.key, badges.elements.indexOf(badge), {
      count: badges.count,
      columns: columnsOf(badges.elements),
    })
    const wanted = next === null ? undefined : badges.at(next)
    if (!wanted) return
    event.preventDefault()
    wanted.focus()
    choose(wanted)
  }

  const adopted = createAdoption()
  adopted.attribute(body, 'role', 'radiogroup')
  adopted.attribute(body, 'aria-label', title)
  tellChosen(select.value)
  fadeIn(root, { durationMs: FADE_MS })
  const stops = [
    badges.stop,
    listen(body, ['click'], ({ target }) => {
      const badge = badgeAt(target)
      if (badge) choose(badge)
    }),
    listen(body, ['keydown'], onKeydown),
    ...closers.map((closer) => actAsCloser(closer, adopted, close)),
    openDialog(root, {
      label: `Select ${title}`,
      focus: badges.first ?? null,
      onLeave: close,
    }),
  ]

  function close() {
    for (const stop of stops.splice(0)) stop()
    adopted.restore()
    fadeOut(root, { durationMs: FADE_MS })
    onClosed()
  }
  return close
}

/** Other scripts read the attribute as well: one option at most has it. */
function setValue(select: HTMLSelectElement, slug: string) {
  for (const option of select.options) option.toggleAttribute('selected', option.value === slug)
  select.value = slug
}

/** The cross is a link without address: it becomes a button. */
function actAsCloser(closer: HTMLElement, adopted: Adoption, close: () => void): () => void {
  if (!closer.matches('button')) adopted.attribute(closer, 'aria-label', 'Close')
  const stops = [
    actAsButton(closer, adopted),
    listen(closer, ['click'], (event) => {
      event.preventDefault()
      close()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
