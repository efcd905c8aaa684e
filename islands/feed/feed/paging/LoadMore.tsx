import { useStore } from '@nanostores/react'
import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
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

/** The button below a feed, and the notes that stand behind it or in its place (contract 05 §11.1). */
export function LoadMore({ feed, button, hasEndNote, endText, hoverColor, paging }: LoadMoreProps) {
  const state = useStore(paging.$state)
  const [background, setBackground] = useState(hoverColor)
  const isLoading = state === 'loading'
  const follow = (name: string) => () => setBackground((before) => button.getAttribute(name) || before)

  useButton(button)
  useAdopted(button, {
    class: isLoading ? LOADING : {},
    attributes: isLoading ? { id: null, 'aria-disabled': true } : {},
    style: { ...(background && { background }), ...(state === 'ended' && { display: 'none' }) },
    on: {
      click(event) {
        // It leads nowhere, in whatever tab.
        event.preventDefault()
        paging.press()
      },
      pointerenter: follow(HOVER_COLOR),
      pointerleave: follow(COLOR),
    },
  })
  useAdopted(feed, isLoading ? { attributes: { 'aria-busy': true } } : {})
  return (
    <>
      {isLoading && <Loader button={button} />}
      {state === 'failed' && <Note button={button} text={failedText()} />}
      {state === 'ended' && !hasEndNote && <Note button={button} text={endText} className={ENDED_CLASS} />}
    </>
  )
}

function Loader({ button }: { readonly button: HTMLElement }) {
  const loader = useRef<HTMLDivElement>(null)
  // The button's own effects, which have it look disabled, run later.
  useLayoutEffect(() => {
    if (loader.current) loader.current.style.background = getComputedStyle(button).color
  }, [button])
  return createPortal(<div ref={loader} className="cff-loader" aria-hidden="true" />, button)
}

interface NoteProps {
  readonly button: HTMLElement
  readonly text: string
  readonly className?: string
}

/** A paragraph right behind the button, where React puts nothing by itself. */
function Note({ button, text, className = '' }: NoteProps) {
  const [paragraph] = useState(() => button.ownerDocument.createElement('p'))
  useInsertionEffect(() => {
    if (className) paragraph.className = className
    button.after(paragraph)
    return () => paragraph.remove()
  }, [button, paragraph, className])
  return createPortal(text, paragraph)
}
