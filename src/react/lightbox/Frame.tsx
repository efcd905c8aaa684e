import { type CSSProperties, useEffect, useState } from 'react'
import { parseUrl } from '../../page/parse-url'
import { text } from '../../page/text'
import { playerOf } from '../../video/video-url'

/** A page of another site may run scripts, open windows and play media, but not navigate this page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'
const FEATURES = 'autoplay; encrypted-media; picture-in-picture'

export interface FrameProps {
  readonly url: string
  readonly className: string
  readonly style?: CSSProperties | undefined
  readonly label: string
  readonly autoplay?: boolean | undefined
  /** The page is loaded this much later than the frame is rendered, in ms. */
  readonly delayMs?: number | undefined
}

/** Another page in an `iframe`; unmounting it ends what plays in it. */
export function Frame({ url, className, style, label, autoplay = false, delayMs = 0 }: FrameProps) {
  const [isDue, setDue] = useState(delayMs === 0)
  useEffect(() => {
    if (isDue) return
    const timer = setTimeout(() => setDue(true), delayMs)
    return () => clearTimeout(timer)
  }, [isDue, delayMs])
  // Video sites forbid framing of their pages, but not of their players.
  const player = playerOf(url, document.baseURI, { autoplay })
  return (
    <iframe
      className={className}
      style={style}
      title={label || text('common.page', 'Page')}
      src={isDue ? (player ?? url) : undefined}
      // A page of this site is trusted, and a sandbox that lets it work would not confine it.
      sandbox={isOwn(url) ? undefined : SANDBOX}
      allow={FEATURES}
      // Not in `allow`, since not every browser supports it there.
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

const isOwn = (url: string) => parseUrl(url, document.baseURI)?.origin === location.origin
