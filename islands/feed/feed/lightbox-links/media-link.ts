/** A picture, video or frame of a post as printed (contract 05 §14.2). */
export interface Media {
  readonly kind: 'picture' | 'network video' | 'flash' | 'grid video' | 'embedded'
  /** The best picture that its own element names. */
  readonly picture: string
  /** The full picture of a photo or album in a grid; may be empty. */
  readonly fullSize: string
  /** The address of its own link. */
  readonly pageUrl: string
  /** The video file or the frame's page; empty for pictures. */
  readonly source: string
  /** In grids a video has an id of its own, beside that of its item. */
  readonly videoId: string
  readonly player: 'standard' | 'network'
  /** Its page on the network; empty for anything but a video of the network. */
  readonly videoUrl: string
  readonly isLive: boolean
}

/** The context of a picture, video or frame. */
export interface Surroundings {
  readonly itemId: string
  readonly isPrivateGroup: boolean
  readonly windowPx: number
  /** The plugin's picture for a video without one of its own. */
  readonly videoPicture: string
}

/** What a lightbox shows for a link. */
export interface MediaLink {
  readonly href: string
  readonly frame: string
  readonly video: string
  /** Its page on the network. */
  readonly url: string
}

/** On windows up to this width a live video plays as a file. */
const PHONE_PX = 640
const PLAYER = 'https://www.facebook.com/v2.3/plugins/video.php?href='
const NETWORK = 'http://facebook.com/'

/** What the lightbox shows for a picture, video or frame (contract 05 §14.2, both tables). */
export function mediaLink(media: Media, surroundings: Surroundings): MediaLink {
  const link = ownLink(media, surroundings)
  return playsInNetworkPlayer(media, surroundings)
    ? { ...link, frame: PLAYER + media.videoUrl, video: '' }
    : link
}

function ownLink(media: Media, { itemId, videoPicture }: Surroundings): MediaLink {
  const { kind, picture, fullSize, pageUrl: url, source, videoId } = media
  switch (kind) {
    case 'picture':
      return { href: fullSize || picture, frame: '', video: '', url }
    case 'network video':
      return { href: picture, frame: '', video: source, url }
    case 'flash':
      return { href: videoPicture, frame: source, video: '', url }
    case 'grid video':
      return { href: picture, frame: '', video: source, url: NETWORK + videoId }
    case 'embedded':
      // The item's id makes the address unique, so that each frame is an entry of the album.
      return { href: `${videoPicture}?${itemId}`, frame: source, video: '', url: NETWORK + itemId }
  }
}

/** Whether the network's own player plays it. */
function playsInNetworkPlayer(
  { player, videoUrl, isLive }: Media,
  { isPrivateGroup, windowPx }: Surroundings,
): boolean {
  if (videoUrl === '' || player === 'standard' || isPrivateGroup) return false
  return !(isLive && windowPx <= PHONE_PX)
}
