import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSlidesHtml, readVariationPicture } from './variation-data'

const IMAGE = {
  src: '/gold-600.jpg',
  srcset: '/gold-600.jpg 600w, /gold.jpg 1200w',
  sizes: '(max-width: 600px) 100vw, 600px',
  alt: 'Gold',
  full_src: '/gold.jpg',
  gallery_thumbnail_src: '/gold-100.jpg',
}

describe('[S36] product gallery: variation data', () => {
  test('[S36] product gallery: reads all parts of a picture', () => {
    expect(readVariationPicture({ image: IMAGE })).toEqual({
      src: '/gold-600.jpg',
      srcset: IMAGE.srcset,
      sizes: IMAGE.sizes,
      alt: 'Gold',
      fullSize: '/gold.jpg',
      thumb: '/gold-100.jpg',
    })
  })

  test('[S36] product gallery: missing parts, which PHP sends as false, have defaults', () => {
    expect(
      readVariationPicture({ image: { src: '/a.jpg', srcset: false, sizes: '', full_src: false } }),
    ).toEqual({
      src: '/a.jpg',
      srcset: null,
      sizes: null,
      alt: null,
      fullSize: '/a.jpg',
      thumb: '/a.jpg',
    })
  })

  test.each([
    ['nothing', undefined],
    ['a variation without one', {}],
    ['an empty list, as PHP prints an empty object', { image: [] }],
    ['no source', { image: { ...IMAGE, src: '' } }],
    ['a source that is a script', { image: { ...IMAGE, src: 'javascript:alert(1)' } }],
    ['a source that is no text', { image: { ...IMAGE, src: 7 } }],
  ])('[S36] product gallery: %s is no picture', (_, variation) => {
    expect(readVariationPicture(variation)).toBeUndefined()
  })

  test('[S36] product gallery: script URLs are rejected', () => {
    expect(
      readVariationPicture({
        image: { ...IMAGE, full_src: 'javascript:a', gallery_thumbnail_src: 'data:text/html,a' },
      }),
    ).toMatchObject({ fullSize: '/gold-600.jpg', thumb: '/gold-600.jpg' })
  })

  test('[S36] product gallery: reading malformed data throws nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        readVariationPicture(value)
        readVariationPicture({ image: value })
        readSlidesHtml([value, '', '', value])
      }),
    )
  })

  test.each([
    [[{ gallery_images: '<li>new</li>' }, '.a', '.b', '<li>old</li>'], '<li>new</li>'],
    [[{}, '.a', '.b', '<li>old</li>'], '<li>old</li>'],
    [[undefined, '.a', '.b', '<li>old</li>'], '<li>old</li>'],
    [[{ gallery_images: false }], undefined],
    [[], undefined],
  ])('[S36] product gallery: slides in %o', (args, html) => {
    expect(readSlidesHtml(args)).toBe(html)
  })
})
