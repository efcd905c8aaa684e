import type { Adoption } from '../dom/adoption'
import type { Scope } from '../page/scope'
import { makeSilent } from './silent-play'

/** Android browsers may refuse the autoplay test and still play the video itself (contract 04 §0.3). */
export const mayPlayDespiteRefusal = ({ userAgent }: Navigator): boolean => /android/i.test(userAgent)

/** Prepares a background video: muted, inline, and started by laurel instead of `autoplay`. */
export function quietVideo(video: HTMLVideoElement, adopted: Adoption): void {
  for (const name of ['muted', 'playsinline']) adopted.attribute(video, name, '')
  adopted.attribute(video, 'autoplay', null)
  makeSilent(video)
}

/** Removes a video. Its poster becomes the background of the frame. */
export function takeVideoAway(video: HTMLVideoElement, frame: HTMLElement, { adopt, add }: Scope): void {
  const poster = video.getAttribute('poster')
  if (poster && frame.style.backgroundImage === '') {
    adopt.style(frame, 'background-image', `url(${JSON.stringify(poster)})`)
    if (frame.style.backgroundSize === '') adopt.style(frame, 'background-size', 'cover')
  }
  const placeholder = video.ownerDocument.createComment('')
  video.replaceWith(placeholder)
  add(() => placeholder.replaceWith(video))
}
