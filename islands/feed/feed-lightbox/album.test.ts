import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { insertThumbs, type Thumb, thumbIndex, thumbItem, thumbNumber, withFirstThumb } from './album'
import type { FeedItem } from './feed-item'

const item = (postId: string, more: Partial<FeedItem> = {}): FeedItem => ({
  kind: 'image',
  url: `/${postId}.jpg`,
  label: postId,
  caption: `Post ${postId}`,
  postCaption: `Post ${postId}`,
  postId,
  showsThumbs: true,
  sourceUrl: '',
  video: '/film.mp4',
  frame: '',
  type: '',
  isGroupAlbum: false,
  isThumbnail: false,
  authorId: '',
  pageName: 'Trophy Shop',
  postTime: 'May 3',
  wantsComments: true,
  post: undefined,
  ...more,
})
const thumb = (name: string, more: Partial<Thumb> = {}): Thumb => ({
  url: `/${name}.jpg`,
  thumb: `/${name}-s.jpg`,
  width: 10,
  height: 10,
  sourceUrl: `https://www.facebook.com/${name}`,
  caption: '',
  label: '',
  wantsComments: false,
  ...more,
})
const THUMBS = ['t0', 't1', 't2', 't3'].map((name) => thumb(name))
const urls = (items: readonly FeedItem[]) => items.map(({ url }) => url)
const ALBUM = ['a', 'b', 'c'].map((id) => item(id))
const [, B] = ALBUM
if (!B) throw new Error('no album')

describe('[F14] feed lightbox: a post’s photos in the album', () => {
  test('[F14] feed lightbox: the second and later ones are behind the post’s entry, once (17.73)', () => {
    const grown = insertThumbs(ALBUM, B, THUMBS)
    expect(urls(grown)).toEqual(['/a.jpg', '/b.jpg', '/t1.jpg', '/t2.jpg', '/t3.jpg', '/c.jpg'])
    expect(insertThumbs(grown, B, THUMBS)).toBe(grown)
    expect(grown.indexOf(B)).toBe(1)
    expect(thumbIndex(grown, 'b', 2)).toBe(3)
  })

  test('[F14] feed lightbox: one photo, or none, or an entry that is gone, change nothing', () => {
    expect(insertThumbs(ALBUM, B, THUMBS.slice(0, 1))).toBe(ALBUM)
    expect(insertThumbs(ALBUM, B, [])).toBe(ALBUM)
    expect(insertThumbs(ALBUM, item('z'), THUMBS)).toBe(ALBUM)
  })

  test('[F14] feed lightbox: a photo has its own address, link and words, else those of its post', () => {
    expect(thumbItem(B, thumb('t1', { caption: 'Gold' }))).toMatchObject({
      url: '/t1.jpg',
      caption: 'Gold',
      sourceUrl: 'https://www.facebook.com/t1',
      video: '',
      isThumbnail: true,
      wantsComments: false,
      pageName: 'Trophy Shop',
    })
    expect(thumbItem(B, thumb('t1')).caption).toBe('Post b')
  })

  test('[F15] feed lightbox: a photo has comments beside it if it and its post’s link say so (17.74)', () => {
    const has = (post: boolean, photo: boolean) =>
      thumbItem(item('b', { wantsComments: post }), thumb('t1', { wantsComments: photo })).wantsComments
    expect([has(true, true), has(false, true), has(true, false)]).toEqual([true, false, false])
  })

  test('[F14] feed lightbox: which one is shown, by its address, else by its place', () => {
    const grown = insertThumbs(ALBUM, B, THUMBS)
    expect(grown.slice(1, 5).map((each) => thumbNumber(grown, each, THUMBS))).toEqual([0, 1, 2, 3])
    expect(thumbNumber(ALBUM, B, [thumb('x'), thumb('b')])).toBe(1)
    expect(thumbNumber(ALBUM, B, [])).toBe(-1)
  })

  test('[F14] feed lightbox: the first photo, once chosen, takes the place of the post’s entry', () => {
    const grown = insertThumbs(ALBUM, B, THUMBS)
    const chosen = withFirstThumb(grown, 'b', thumb('t0', { caption: 'First' }))
    expect(chosen.map(({ caption }) => caption)).toEqual([
      'Post a',
      'First',
      'Post b',
      'Post b',
      'Post b',
      'Post c',
    ])
    expect(withFirstThumb(chosen, 'b', thumb('other'))).toEqual(chosen)
    expect(insertThumbs(chosen, B, THUMBS)).toBe(chosen)
  })

  test('[F14] feed lightbox: whatever comes, no entry is lost and none is there twice', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 })
    const asked = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 0, max: 4 })))
    fc.assert(
      fc.property(ids, asked, (names, answers) => {
        const album = names.map((id) => item(id))
        const grown = answers.reduce<readonly FeedItem[]>((items, [id, count]) => {
          const own = album.find(({ postId }) => postId === id)
          return own ? insertThumbs(items, own, THUMBS.slice(0, count)) : items
        }, album)
        expect(grown.filter((each) => !each.isThumbnail)).toEqual(album)
        expect(new Set(grown).size).toBe(grown.length)
      }),
    )
  })
})
