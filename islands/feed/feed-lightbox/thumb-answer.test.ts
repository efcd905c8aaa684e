import { describe, expect, test } from 'vitest'
import { readThumbs } from './thumb-answer'

const part = (more: object = {}) => ({
  description: 'Gold & <b>silver</b><br/>for all',
  url: 'https://www.facebook.com/9',
  media: { image: { src: '/9.jpg', width: 720, height: 480 } },
  ...more,
})
const post = (...parts: unknown[]) => ({ attachments: { data: [{ subattachments: { data: parts } }] } })

describe('[F14] feed lightbox: answers about photos', () => {
  test('[F14] feed lightbox: the photos of a post', () => {
    expect(readThumbs(post(part()))).toEqual([
      {
        url: '/9.jpg',
        thumb: '/9.jpg',
        width: 720,
        height: 480,
        sourceUrl: 'https://www.facebook.com/9',
        caption: 'Gold & &lt;b&gt;silver&lt;/b&gt;<br/>for all',
        label: 'Gold & <b>silver</b> for all',
        wantsComments: true,
      },
    ])
  })

  test('[F14] feed lightbox: what a photo is called is text, also where the server writes it as HTML', () => {
    const [photo] = readThumbs(post(part({ description: 'Smith &amp; Sons&#039; <br> &lt;cup&gt;' })))
    expect(photo?.label).toBe("Smith & Sons'   <cup>")
  })

  test('[F14] feed lightbox: the photos of an album: the largest, and the last but one for the strip', () => {
    const images = [2048, 720, 320, 130].map((width) => ({
      source: `/${width}.jpg`,
      width,
      height: width / 2,
    }))
    expect(
      readThumbs({ data: [{ id: '5', name: 'Cups', source: '/s.jpg', width: 720, height: 1, images }] }),
    ).toEqual([
      {
        url: '/2048.jpg',
        thumb: '/320.jpg',
        width: 2048,
        height: 1024,
        sourceUrl: 'http://facebook.com/5',
        caption: 'Cups',
        label: 'Cups',
        wantsComments: false,
      },
    ])
    const bare = readThumbs({ data: [{ id: 5, source: '/s.jpg', width: 72, height: '48' }] })
    expect(bare).toMatchObject([
      { url: '/s.jpg', thumb: '/s.jpg', width: 72, height: 48, sourceUrl: 'http://facebook.com/5' },
    ])
    expect(readThumbs({ data: [{ id: 5, images: [{ source: '/one.jpg' }] }] })).toMatchObject([
      { url: '/one.jpg', thumb: '/one.jpg', width: 0 },
    ])
  })

  test.each([
    [{}],
    [[]],
    [null],
    [{ attachments: null }],
    [{ attachments: { data: [] } }],
    [{ attachments: { data: [{}] } }],
    [{ attachments: { data: [{ subattachments: { data: 'none' } }] } }],
    [{ data: {} }],
    [post({}, null, 7, part({ media: {} }), part({ media: { image: { src: 5 } } }))],
    [{ data: [null, 'x', {}, { source: 'javascript:alert(1)' }] }],
  ])('[F14] feed lightbox: %j has none', (answer) => {
    expect(readThumbs(answer)).toEqual([])
  })

  test('[F14] feed lightbox: one odd photo loses none of the others, and no address that harms gets through', () => {
    const found = readThumbs(
      post(part({ media: null }), part({ url: 'javascript:alert(1)', description: { a: 1 } }), part()),
    )
    expect(found.map(({ sourceUrl, caption }) => [sourceUrl, caption !== ''])).toEqual([
      ['', false],
      ['https://www.facebook.com/9', true],
    ])
  })
})
