import type { Adoption } from '../dom/adoption'
import type { Scope } from '../page/scope'
import { makeSilent } from './silent-play'

/** A browser that is known to refuse the test for autoplay, but not the video itself (contract 04 §0.3). */
export const keepsRefusedVideos = ({ userAgent }: Navigator): boolean => /android/i.test(userAgent)

/** Makes a video one that may play behind other things, and leaves it to laurel when it does. */
export function quietVideo(video: HTMLVideoElement, adopted: Adoption): void {
  for (const name of ['muted', 'playsinline']) adopted.attribute(video, name, '')
  adopted.attribute(video, 'autoplay', null)
  makeSilent(video)
}

/** Takes a video away. What it would have shown first stays, behind what else is in its frame. */
export function takeVideoAway(video: HTMLVideoElement, frame: HTMLElement, { adopt, add }: Scope): void {
  const poster = video.getAttribute('poster')
  if (poster && frame.style.backgroundImage === '') {
    adopt.style(frame, 'background-image', `url(${JSON.stringify(poster)})`)
    if (frame.style.backgroundSize === '') adopt.style(frame, 'background-size', 'cover')
  }
  const place = video.ownerDocument.createComment('')
  video.replaceWith(place)
  add(() => place.replaceWith(video))
}
