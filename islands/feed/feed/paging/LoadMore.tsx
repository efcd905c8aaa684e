import { useStore } from '@nanostores/react'
import { useInsertionEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAdopted } from '../../../../src/react/adopt'
import { useButton } from '../use-button'
import { type ButtonParts, ENDED_CLASS, HOVER_COLOR } from './markup'
import { failedText, type Paging } from './paging'

/** Contract 05 §11.1. */
const LOADING = { 'cff-disabled': true, 'cff-loading': true }
const COLOR = 'data-cff-bg'

export interface LoadMoreProps extends ButtonParts {
  readonly feed: HTMLElement
  readonly paging: Paging
}

/** The button below a feed, and the notes after it or instead of it (contract 05 §11.1). */
export function LoadMore({ feed, button, endText, background: printed, paging }: LoadMoreProps) {
  const state = useStore(paging.$state)
  const [background, setBackground] = useState(printed)
  const isLoading = state === 'loading'
  const follow = (name: string) => () => setBackground((before) => button.getAttribute(name) || before)

  useButton(button)
  useAdopted(button, {
    class: isLoading ? LOADING : {},
    attributes: isLoading ? { id: null, 'aria-disabled': true } : {},
    style: { ...(background && { background }), ...(state === 'ended' && { display: 'none' }) },
    on: {
      click(event) {
        // The link has no target, not even in a new tab.
        event.preventDefault()
        paging.press()
      },
      pointerenter() {
        paging.prepare()
        follow(HOVER_COLOR)()
      },
      focusin: paging.prepare,
      pointerleave: follow(COLOR),
    },
  })
  useAdopted(feed, isLoading ? { attributes: { 'aria-busy': true } } : {})
  return (
    <>
      {isLoading &&
        createPortal(<div ref={takeTextColor} className="cff-loader" aria-hidden="true" />, button)}
      {state === 'failed' && <Note button={button} text={failedText()} />}
      {state === 'ended' && endText && <Note button={button} text={endText} className={ENDED_CLASS} />}
    </>
  )
}

/** A ref callback runs before the effects that make the button look disabled. */
function takeTextColor(loader: HTMLElement | null) {
  const button = loader?.parentElement
  if (button) loader.style.background = getComputedStyle(button).color
}

interface NoteProps {
  readonly button: HTMLElement
  readonly text: string
  readonly className?: string
}

/** A paragraph right after the button, where React cannot render by itself. */
function Note({ button, text, className = '' }: NoteProps) {
  const [paragraph] = useState(() => button.ownerDocument.createElement('p'))
  useInsertionEffect(() => {
    if (className) paragraph.className = className
    button.after(paragraph)
    return () => paragraph.remove()
  }, [button, paragraph, className])
  return createPortal(text, paragraph)
}
