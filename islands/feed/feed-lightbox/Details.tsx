import { type CSSProperties, type ReactNode, type Ref, useRef } from 'react'
import { useFadeIn } from '../../../src/react/lightbox/use-fades'
import type { FeedBox } from './box'
import { CloseControl } from './Control'
import type { FeedItem } from './feed-item'
import { UNSEEN } from './Stage'
import { RESIZE_MS } from './use-change'

/** Contract 05 §14.4. */
const TEXT_FADE_MS = 200
const NONE: CSSProperties = { display: 'none' }
const REL = 'nofollow noopener noreferrer'

export interface DetailsProps {
  readonly box: FeedBox
  readonly item: FeedItem
  readonly isShown: boolean
  readonly widthPx: number | undefined
  /** The entry's number, from 1. */
  readonly number: number
  readonly count: number
  /** Undefined where the sidebar shows it. */
  readonly caption: ReactNode
  readonly hasCaption: boolean
  readonly hasSidebar: boolean
  readonly thumbs: ReactNode
  readonly closeButton: Ref<HTMLAnchorElement> | undefined
}

/** Caption, counter, thumbnails and close button below the picture (contract 05 §14.3, §14.7). */
export function Details(props: DetailsProps) {
  const { box, item, isShown, widthPx, number, count, caption, hasCaption, hasSidebar, thumbs, closeButton } =
    props
  const container = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLParagraphElement>(null)
  const counter = useRef<HTMLSpanElement>(null)
  useFadeIn(container, isShown, RESIZE_MS)
  useFadeIn(text, isShown, TEXT_FADE_MS)
  useFadeIn(counter, isShown, TEXT_FADE_MS)
  return (
    <div
      ref={container}
      className="cff-lightbox-dataContainer"
      style={{ width: widthPx, ...(!isShown && UNSEEN) }}
    >
      <div className="cff-lightbox-data">
        <div className="cff-lightbox-details">
          <p ref={text} className={`cff-lightbox-caption${hasCaption ? '' : ' cff-no-caption'}`}>
            <span className="cff-lightbox-caption-text">{caption}</span>
            {item.sourceUrl && (
              <a className="cff-lightbox-facebook" href={item.sourceUrl} target="_blank" rel={REL}>
                <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
                  <path
                    d="M9 16V9h3l.4-3H9V4.5C9 3.6 9.3 3 10.5 3h2V.2A20 20 0 0 0 10 0C7.600 0 6 1.500 6 4v2H3v3h3v7z"
                    fill="currentcolor"
                  />
                </svg>
                {box.settings.networkText}
              </a>
            )}
          </p>
          <span ref={counter} className="cff-lightbox-number" aria-live="polite">
            {count > 1 && isShown && `${number} / ${count}`}
          </span>
          {thumbs}
        </div>
        <div className="cff-lightbox-closeContainer" style={hasSidebar ? NONE : undefined}>
          <CloseControl ref={closeButton} onPress={box.lightbox.close} />
        </div>
      </div>
    </div>
  )
}
