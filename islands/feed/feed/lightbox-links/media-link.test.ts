import { describe, expect, test } from 'vitest'
import { type Media, mediaLink, type Surroundings } from './media-link'

const MEDIA: Media = {
  kind: 'picture',
  picture: '/cup.jpg',
  fullSize: '',
  pageUrl: 'https://www.facebook.com/5678',
  source: '',
  videoId: '79',
  player: 'network',
  videoUrl: '',
  isLive: false,
}
const PLACE: Surroundings = {
  itemId: '1234_5',
  isPrivateGroup: false,
  windowPx: 1280,
  videoPicture: '/plugins/video-lightbox.png',
}
const FILM = 'https://www.facebook.com/trophyshop/videos/2/'
const PLAYER = `https://www.facebook.com/v2.3/plugins/video.php?href=${FILM}`
const link = (media: Partial<Media>, place: Partial<Surroundings> = {}) =>
  mediaLink({ ...MEDIA, ...media }, { ...PLACE, ...place })

describe('[F14] feed lightbox: what a link leads to', () => {
  test.each<[string, Partial<Media>, Partial<ReturnType<typeof link>>]>([
    ['a picture', {}, { href: '/cup.jpg', frame: '', video: '', url: MEDIA.pageUrl }],
    ['one of a grid, in full size', { fullSize: '/full.jpg' }, { href: '/full.jpg', frame: '', video: '' }],
    [
      'a video of the network',
      { kind: 'network video', source: '/film.mp4', player: 'standard' },
      { href: '/cup.jpg', frame: '', video: '/film.mp4', url: MEDIA.pageUrl },
    ],
    [
      'a flash film',
      { kind: 'flash', source: '/film.swf', player: 'standard' },
      { href: '/plugins/video-lightbox.png', frame: '/film.swf', video: '', url: MEDIA.pageUrl },
    ],
    [
      'a video of a grid',
      { kind: 'grid video', source: '/film.mp4', player: 'standard' },
      { href: '/cup.jpg', frame: '', video: '/film.mp4', url: 'http://facebook.com/79' },
    ],
    [
      'an embedded video',
      { kind: 'embedded', source: 'https://video.example/embed/1' },
      {
        href: '/plugins/video-lightbox.png?1234_5',
        frame: 'https://video.example/embed/1',
        video: '',
        url: 'http://facebook.com/1234_5',
      },
    ],
  ])('[F14] feed lightbox: %s', (_, media, expected) => {
    expect(link(media)).toMatchObject(expected)
  })

  const film: Partial<Media> = { kind: 'network video', source: '/film.mp4', videoUrl: FILM }
  test.each<[string, Partial<Media>, Partial<Surroundings>, 'there' | 'here']>([
    ['by the network’s player (17.76)', film, {}, 'there'],
    ['by this page, if that is its player', { ...film, player: 'standard' }, {}, 'here'],
    ['by this page in a private group', film, { isPrivateGroup: true }, 'here'],
    [
      'by this page when it is live, on a phone (17.77)',
      { ...film, isLive: true },
      { windowPx: 600 },
      'here',
    ],
    ['up to 640 px', { ...film, isLive: true }, { windowPx: 640 }, 'here'],
    ['but not on a wider window', { ...film, isLive: true }, { windowPx: 641 }, 'there'],
    ['by the network’s on a phone when it is over', film, { windowPx: 600 }, 'there'],
    ['by this page, if it has no address there', { ...film, videoUrl: '' }, {}, 'here'],
    ['by the network’s in a grid', { ...film, kind: 'grid video' }, {}, 'there'],
  ])('[F14] feed lightbox: a video is played %s', (_, media, place, where) => {
    const expected = where === 'there' ? { frame: PLAYER, video: '' } : { frame: '', video: '/film.mp4' }
    expect(link(media, place)).toMatchObject(expected)
  })
})
