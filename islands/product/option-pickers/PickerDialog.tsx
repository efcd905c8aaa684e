import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { actAsButton } from '../../../src/dom/act-as-button'
import { closest } from '../../../src/dom/query'
import { afterFrame } from '../../../src/motion/after-frame'
import { fadeIn, fadeOut } from '../../../src/motion/fade'
import { openDialog } from '../../../src/overlay/dialog'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { useAdopted } from '../../../src/react/adopt'
import { columnsOf, nextIndex } from './grid-keys'
import type { Option } from './options'
import type { OpenedPicker, PickerSet } from './picker-set'
import { pictureOf } from './pictures'
import { useElementAfter } from './use-element-after'

/** Contract 08 §13. */
const FADE_MS = 400
const PICTURE_PX = 150
/** Rendered at once: more than a modal shows without scrolling. */
const FIRST_BADGES = 24
/** Rendered per frame after that, so that key presses are handled in between. */
const BADGES_PER_FRAME = 60
const BADGE = 'centre-badge'

interface DialogProps {
  readonly opened: OpenedPicker
  /** Slug of the chosen option, or empty. */
  readonly chosen: string
  readonly set: PickerSet
}

/** A badge for each option. A choice sets the select, and the modal stays open (contract 08 §6). */
export function PickerDialog({ opened, chosen, set }: DialogProps) {
  const { picker, modal, offer, isOpen } = opened
  const { root, body, status } = modal
  const { scope } = set
  const chosenIndex = offer.slugs.indexOf(chosen)
  const [count, renderUpTo] = useCount(offer.slugs.length, chosenIndex, isOpen, scope.window)
  const choose = (slug: string) => set.choose(picker, slug)

  function onKeydown(event: KeyboardEvent) {
    const badge = closest(event.target, `.${BADGE}`)
    if (!badge) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return choose(slugOf(badge))
    }
    const badges = badgesIn(body)
    const next = nextIndex(event.key, badges.indexOf(badge), {
      count: offer.slugs.length,
      columns: columnsOf(badges),
    })
    if (next === null) return
    renderUpTo(next + 1)
    event.preventDefault()
    badgesIn(body)[next]?.focus()
    choose(offer.slugs[next] ?? '')
  }

  useAdopted(
    body,
    isOpen
      ? {
          attributes: { role: 'radiogroup', 'aria-label': picker.title },
          on: {
            click({ target }) {
              const badge = closest(target, `.${BADGE}`)
              if (badge) choose(slugOf(badge))
            },
            keydown: onKeydown,
          },
        }
      : {},
  )
  useAdopted(status, { text: chosen && `Selected: ${chosen}` }, { keep: true })
  useAdopted(root, { attributes: { 'data-selected': chosen || null } }, { keep: true })
  useModal(opened, set)
  const options = offer.slugs.slice(0, count).flatMap((_, index) => offer.option(index) ?? [])
  const place = { key: picker.key, modal: modal.name }
  return (
    <>
      {createPortal(
        options.map((option, index) => (
          <Badge
            // biome-ignore lint/suspicious/noArrayIndexKey: the options of an open modal do not change
            key={index}
            option={option}
            picture={pictureOf(scope.window, { ...place, slug: option.slug })}
            isChosen={index === chosenIndex}
            isTabStop={index === Math.max(chosenIndex, 0)}
          />
        )),
        body,
      )}
      {isOpen && <NoneButton opened={opened} onPress={() => choose('')} />}
    </>
  )
}

interface BadgeProps {
  readonly option: Option
  readonly picture: string | undefined
  readonly isChosen: boolean
  readonly isTabStop: boolean
}

/** One option (contract 08 §6.2). */
function Badge({ option: { slug, label, name }, picture, isChosen, isTabStop }: BadgeProps) {
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
}

/** Undoes the choice; it stands beside “Done”. */
function NoneButton({ opened, onPress }: { readonly opened: OpenedPicker; readonly onPress: () => void }) {
  const { inner, closers } = opened.modal
  const button = useElementAfter(closers.at(-1) ?? inner, 'button')
  useAdopted(button, {
    attributes: { class: 'centre_footer-btn laurel-none', type: 'button' },
    style: { 'margin-left': '12px' },
    text: 'None',
    on: { click: onPress },
  })
  return null
}

/** The number of badges, which grows frame by frame. @returns it, and what renders so many at once */
function useCount(length: number, chosenIndex: number, isOpen: boolean, window: Window) {
  const [count, setCount] = useState(Math.max(FIRST_BADGES, chosenIndex + 1))
  const renderUpTo = (least: number) => flushSync(() => setCount((before) => Math.max(before, least)))
  useLayoutEffect(() => {
    if (!isOpen || count >= length) return
    return afterFrame(window, () => flushSync(() => setCount(count + BADGES_PER_FRAME)))
  }, [isOpen, count, length, window])
  return [count, renderUpTo] as const
}

/** Shows the modal while it is open. */
function useModal({ picker: { title }, modal, isOpen }: OpenedPicker, { scope, close }: PickerSet) {
  const shown = useRef<OwnScope>(null)
  useLayoutEffect(() => {
    const { root, body, closers } = modal
    // No clean-up does this: after those, React gives the focus back to what had it.
    if (!isOpen) return shown.current?.dispose()
    const opened = scope.child()
    shown.current = opened
    opened.add(() => fadeOut(root, { durationMs: FADE_MS }))
    fadeIn(root, { durationMs: FADE_MS })
    for (const closer of closers) actAsCloser(closer, opened, close)
    const focus = body.querySelector<HTMLElement>(`.${BADGE}[tabindex="0"]`)
    opened.add(openDialog(root, { label: `Select ${title}`, focus, onLeave: close }))
  }, [modal, isOpen, scope, close, title])
  useLayoutEffect(() => () => shown.current?.dispose(), [])
}

/** Makes the cross, a link without address, work as a button. */
function actAsCloser(closer: HTMLElement, { adopt, add, listen }: Scope, close: () => void) {
  if (!closer.matches('button')) adopt.attribute(closer, 'aria-label', 'Close')
  add(actAsButton(closer, adopt))
  listen(closer, 'click', (event) => {
    event.preventDefault()
    close()
  })
}

const badgesIn = (body: Element) => [...body.querySelectorAll<HTMLElement>(`.${BADGE}`)]
const slugOf = (badge: Element) => badge.getAttribute('data-slug') ?? ''
