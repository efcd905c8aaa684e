import { useEffect, useState } from 'react'
import { parseUrl } from '../../page/parse-url'
import { playerOf } from '../../video/video-url'

/** What a page from elsewhere may do here: run, open windows of its own, play; not lead this page away. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'
const FEATURES = 'autoplay; encrypted-media; picture-in-picture'

export interface FrameProps {
  readonly url: string
  readonly className: string
  readonly label: string
  readonly autoplay?: boolean | undefined
  /** The page loads so much later than the frame is there, in ms. */
  readonly delayMs?: number | undefined
}

/** Another page within this one; when it is left it is gone, and with it whatever played in it. */
export function Frame({ url, className, label, autoplay = false, delayMs = 0 }: FrameProps) {
  const [isDue, setDue] = useState(delayMs === 0)
  useEffect(() => {
    if (isDue) return
    const timer = setTimeout(() => setDue(true), delayMs)
    return () => clearTimeout(timer)
  }, [isDue, delayMs])
  // Pages of videos let nobody frame them; their players do.
  const player = playerOf(url, document.baseURI, { autoplay })
  return (
    <iframe
      className={className}
      title={label || 'Page'}
      src={isDue ? (player ?? url) : undefined}
      // A page of this site is as trusted as this one, and would not work in a sandbox that holds it.
      sandbox={isOwn(url) ? undefined : SANDBOX}
      allow={FEATURES}
      // Not among the features: not every browser knows it there.
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

const isOwn = (url: string) => parseUrl(url, document.baseURI)?.origin === location.origin
