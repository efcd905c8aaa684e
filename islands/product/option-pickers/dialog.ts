import { actAsButton } from '../../../src/dom/act-as-button'
import { dispatchChange } from '../../../src/dom/dispatch-change'
import { fadeIn, fadeOut } from '../../../src/motion/fade'
import { openDialog } from '../../../src/overlay/dialog'
import type { OwnScope } from '../../../src/page/scope'
import { badgeAt, fillBody } from './badges'
import { columnsOf, nextIndex } from './grid-keys'
import { type Picker, readOffer } from './markup'
import { openableModal } from './modal'
import { pictureOf } from './pictures'

/** Contract 08 §13. */
const FADE_MS = 400

/**
 * Opens the modal of a picker with a badge for each option. A choice sets the select, and the modal stays
 * open (contract 08 §6).
 * @param scope closes it when it is disposed
 */
export function openPicker(picker: Picker, scope: OwnScope): void {
  const { select, key, title } = picker
  const { document, window, adopt } = scope
  const { name: modal, root, body, status, closers } = openableModal(picker, document)
  const options = {
    offer: readOffer(picker, window),
    chosen: select.value,
    pictureOf: (slug: string) => pictureOf(window, { key, modal, slug }),
  }
  const badges = fillBody(body, options, scope)

  function showChosen(slug: string) {
    if (status) status.textContent = slug === '' ? '' : `Selected: ${slug}`
    if (slug === '') root.removeAttribute('data-selected')
    else root.setAttribute('data-selected', slug)
  }

  function choose(badge: HTMLElement) {
    const slug = badge.getAttribute('data-slug') ?? ''
    badges.select(slug)
    showChosen(slug)
    setValue(select, slug)
    dispatchChange(select)
  }

  function onKeydown(event: KeyboardEvent) {
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
    const target = next === null ? undefined : badges.at(next)
    if (!target) return
    event.preventDefault()
    target.focus()
    choose(target)
  }

  scope.add(() => fadeOut(root, { durationMs: FADE_MS }))
  adopt.attribute(body, 'role', 'radiogroup')
  adopt.attribute(body, 'aria-label', title)
  showChosen(select.value)
  fadeIn(root, { durationMs: FADE_MS })
  scope.listen(body, 'click', ({ target }) => {
    const badge = badgeAt(target)
    if (badge) choose(badge)
  })
  scope.listen(body, 'keydown', onKeydown)
  for (const closer of closers) actAsCloser(closer, scope)
  scope.add(
    openDialog(root, {
      label: `Select ${title}`,
      focus: badges.first ?? null,
      onLeave: scope.dispose,
    }),
  )
}

/** Other scripts read the attribute `selected`, which at most one option has. */
function setValue(select: HTMLSelectElement, slug: string) {
  for (const option of select.options) option.toggleAttribute('selected', option.value === slug)
  select.value = slug
}

/** Makes the cross, a link without address, work as a button. */
function actAsCloser(closer: HTMLElement, { adopt, add, listen, dispose }: OwnScope) {
  if (!closer.matches('button')) adopt.attribute(closer, 'aria-label', 'Close')
  add(actAsButton(closer, adopt))
  listen(closer, 'click', (event) => {
    event.preventDefault()
    dispose()
  })
}
