import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { useLazyModule } from '../../../src/react/use-lazy-module'
import { type CaptionPart, captionParts, linkTags } from './caption-parts'
import { lateParts } from './late-parts'

export interface CaptionProps {
  readonly html: string
  /** Whether its addresses are not links yet, as in the network's captions. */
  readonly isRaw: boolean
  /** Called when the code for that cannot be fetched. */
  readonly report: (cause: unknown) => void
}

/** Every address has one of these characters. */
const MAY_BE_ADDRESS = /[.:@]/
const REL = 'nofollow noopener noreferrer'
/** The colours of the page do not fit the lightbox, which is black or white. */
const EVENT_PART: CSSProperties = { display: 'block', color: 'inherit' }
const EVENT_TITLE: CSSProperties = { ...EVENT_PART, fontWeight: 'bold' }

/** The caption of a picture: links, line breaks, the parts of an event, and text (contract 05 §14.7). */
export function Caption({ html, isRaw, report }: CaptionProps) {
  const code = useLazyModule(isRaw && MAY_BE_ADDRESS.test(html) ? lateParts.linkUrls : undefined, report)
  const linkText = (isRaw && code?.linkUrls) || linkTags
  const parts = useMemo(() => captionParts(html, linkText), [html, linkText])
  return <>{parts.map(nodeOf)}</>
}

function nodeOf(part: CaptionPart, key: number): ReactNode {
  if (part.is === 'text') return part.text
  if (part.is === 'break') return <br key={key} />
  if (part.is === 'event') {
    return (
      <span
        key={key}
        className={part.name}
        style={part.name === 'cff-event-title' ? EVENT_TITLE : EVENT_PART}
      >
        {part.parts.map(nodeOf)}
      </span>
    )
  }
  return (
    <a key={key} href={part.url} title={part.url} target="_blank" rel={REL}>
      {part.text}
    </a>
  )
}
