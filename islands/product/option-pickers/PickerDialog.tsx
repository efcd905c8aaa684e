import { memo, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { actAsButton } from '../../../src/dom/act-as-button'
import { closest } from '../../../src/dom/query'
import { afterFrame } from '../../../src/motion/after-frame'
import { fadeIn, fadeOut } from '../../../src/motion/fade'
import { openDialog } from '../../../src/overlay/dialog'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { useAdopted } from '../../../src/react/adopt'
import type { FormStore } from '../form-store'
import { chooseOption } from '../product-options'
import { columnsOf, nextIndex } from './grid-keys'
import { closePicker, type OpenedPicker, type PicturedOption, showOptions } from './open-picker'
import { selectLabel } from './options'

/** Contract 08 §13. */
const FADE_MS = 400
const PICTURE_PX = 150
const OPTIONS_PER_FRAME = 60
const BADGE = 'centre-badge'
const NONE_STYLE = { marginLeft: '12px' }

interface DialogProps {
  readonly dialog: OpenedPicker
  readonly store: FormStore
  readonly scope: Scope
}

/** A badge for each option. A choice sets the select, and the modal stays open (contract 08 §6). */
export function PickerDialog({ dialog, store, scope }: DialogProps) {
  const { picker, modal, offer, options, chosen, isOpen } = dialog
  const { root, body, status, closers } = modal
  const { slugs } = offer
  const chosenIndex = slugs.indexOf(chosen)
  const choose = (slug: string) => chooseOption(picker.select, slug)

  function onClick({ target }: Event) {
    const badge = closest(target, `.${BADGE}`)
    if (badge) choose(slugOf(badge))
  }
  function onKeydown(event: KeyboardEvent) {
    const badge = closest(event.target, `.${BADGE}`)
    if (!badge) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return choose(slugOf(badge))
    }
    const badges = badgesIn(body)
    const columns = columnsOf(badges)
    const next = nextIndex(event.key, badges.indexOf(badge), { count: slugs.length, columns })
    if (next === null) return
    event.preventDefault()
    showOptions(store, next + 1, scope)
    badgesIn(body)[next]?.focus()
    choose(slugs[next] ?? '')
  }

  const group = {
    attributes: { role: 'radiogroup', 'aria-label': picker.title },
    on: { click: onClick, keydown: onKeydown },
  }
  useAdopted(body, isOpen ? group : {})
  const selected = chosen && text('option-pickers.selected', 'Selected: {slug}', { slug: chosen })
  useAdopted(status, { text: selected }, { keep: true })
  useAdopted(root, { attributes: { 'data-selected': chosen || null } }, { keep: true })
  useModal(dialog, store, scope)
  useMoreOptions(dialog, store, scope)
  const badges = options.map((option, index) => (
    <Badge
      // biome-ignore lint/suspicious/noArrayIndexKey: the options of an open modal do not change
      key={index}
      option={option}
      isChosen={index === chosenIndex}
      isTabStop={index === Math.max(chosenIndex, 0)}
    />
  ))
  return (
    <>
      {createPortal(badges, body)}
      {isOpen &&
        createPortal(<NoneButton onPress={() => choose('')} />, closers.at(-1)?.parentElement ?? root)}
    </>
  )
}

interface BadgeProps {
  readonly option: PicturedOption
  readonly isChosen: boolean
  readonly isTabStop: boolean
}

/** One option (contract 08 §6.2). There may be hundreds: a choice renders two of them again. */
const Badge = memo(function Badge({ option, isChosen, isTabStop }: BadgeProps) {
  const { slug, label, name, picture } = option
  const [isBroken, setBroken] = useState(false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the theme's markup, to which its style sheet belongs
    <div
      className={isChosen ? `${BADGE} selected` : BADGE}
      data-slug={slug}
      data-label={label}
      role="radio"
      aria-checked={isChosen}
      tabIndex={isTabStop ? 0 : -1}
    >
      {picture !== undefined && !isBroken && (
        <div className="img-wrap">
          <img
            loading="lazy"
            decoding="async"
            width={PICTURE_PX}
            height={PICTURE_PX}
            alt={name}
            src={picture}
            onError={() => flushSync(() => setBroken(true))}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the theme's markup, as above */}
      <label>{label}</label>
    </div>
  )
})

/** Undoes the choice; it is beside “Done”. */
function NoneButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" className="centre_footer-btn laurel-none" style={NONE_STYLE} onClick={onPress}>
      {text('option-pickers.none', 'None')}
    </button>
  )
}

/** Shows more options with each frame, so that key presses are handled in between. */
function useMoreOptions({ offer, options, isOpen }: OpenedPicker, store: FormStore, scope: Scope) {
  const { length } = options
  const isMore = isOpen && length < offer.slugs.length
  useLayoutEffect(() => {
    if (!isMore) return
    return afterFrame(scope.window, () => showOptions(store, length + OPTIONS_PER_FRAME, scope))
  }, [isMore, length, store, scope])
}

/** Shows the modal while it is open. */
function useModal({ picker: { title }, modal, isOpen }: OpenedPicker, store: FormStore, scope: Scope) {
  const shown = useRef<OwnScope>(null)
  useLayoutEffect(() => {
    const { root, body, closers } = modal
    // No clean-up does this: after those, React gives the focus back to what had it.
    if (!isOpen) return shown.current?.dispose()
    const close = () => closePicker(store)
    const opened = scope.child()
    shown.current = opened
    opened.add(() => fadeOut(root, { durationMs: FADE_MS }))
    fadeIn(root, { durationMs: FADE_MS })
    for (const closer of closers) actAsCloser(closer, opened, close)
    const focus = body.querySelector<HTMLElement>(`.${BADGE}[tabindex="0"]`)
    opened.add(openDialog(root, { label: selectLabel(title), focus, onLeave: close }))
  }, [modal, isOpen, store, scope, title])
  useLayoutEffect(() => () => shown.current?.dispose(), [])
}

/** Makes the cross, a link without address, work as a button. */
function actAsCloser(closer: HTMLElement, { adopt, add, listen }: Scope, close: () => void) {
  if (!closer.matches('button')) adopt.attribute(closer, 'aria-label', text('option-pickers.close', 'Close'))
  add(actAsButton(closer, adopt))
  listen(closer, 'click', (event) => {
    event.preventDefault()
    close()
  })
}

const badgesIn = (body: Element) => [...body.querySelectorAll<HTMLElement>(`.${BADGE}`)]
const slugOf = (badge: Element) => badge.getAttribute('data-slug') ?? ''
