import { describe, expect, test } from 'vitest'
import { clobberParsedDocuments, SHADOWS } from '../../../../tests/unit/clobber'
import { readNewPart } from './new-part'

const NEXT =
  '<input type="hidden" class="cff-pag-url" data-cff-pag-url="{&quot;a&quot;:&quot;u?x&amp;y=\\/&quot;}" data-cff-prev-url="{}" value="">'
const inItem = (html: string) => `<div class="cff-item cff-new" id="cff_1">${html}</div>`

function show(html: string): string {
  const box = document.createElement('div')
  box.append(readNewPart(html).nodes)
  return box.innerHTML
}

test('[F10] [X11] page feed: an answer can be read although its elements clobber the document', () => {
  clobberParsedDocuments()
  const { items, nodes } = readNewPart(inItem(`<p class="cff-post-text">Cup</p>${SHADOWS}`))
  expect(items.map(({ textContent }) => textContent)).toEqual(['Cup'])
  expect(nodes.querySelector('[name]')).toBeNull()
})

// Runs in jsdom alone: DOMPurify does not support happy-dom (its README says so).
describe('[F10] page feed: what an answer may bring', () => {
  test.each([
    ['the addresses', NEXT],
    [
      'an item’s own attributes',
      '<div class="cff-item cff-photo-post author-trophy-shop cff-trophyshop cff-new" id="cff_1234_5678" data-page-id="trophyshop" data-cff-timestamp="1592870400" data-object-id="5678" data-cff-from="1234" data-cff-backdated="1" data-comments-js="true" data-cff-full-size="https://cdn.example/f.jpg"></div>',
    ],
    [
      'the author, with the picture',
      inItem(
        '<div class="cff-author"><div class="cff-author-text"><div class="cff-page-name cff-author-date"><a href="https://facebook.com/1234">Trophy Shop</a><span class="cff-story"> added a photo</span></div><div class="cff-date"> 2 days ago </div></div><div class="cff-author-img" data-avatar="https://cdn.example/a.jpg"><a href="https://facebook.com/1234"><img src="https://cdn.example/a.jpg" width="40" height="40" alt="Trophy Shop"></a></div></div>',
      ),
    ],
    [
      'the text and its links',
      inItem(
        '<p class="cff-post-text"><span class="cff-text" data-color="1a73c8">Finals <br> medals &lt;b&gt; #champions <img class="cff-linebreak" src="https://cdn.example/l.png" alt=""></span><span class="cff-expand">... <a href="#"><span class="cff-more">See More</span><span class="cff-less">Show Less</span></a></span></p>',
      ),
    ],
    [
      'a photo, with what else there is of it',
      inItem(
        '<div class="cff-media-wrap"><a class="cff-photo nofancybox" data-cff-page-name="Trophy Shop" data-cff-post-time="2 days ago" data-img-src-set="{&quot;0&quot;:{&quot;130&quot;:&quot;https:\\/\\/cdn.example\\/s.jpg&quot;}}" href="https://www.facebook.com/5678" target="_blank" rel="nofollow noopener"><img src="https://cdn.example/placeholder.png" data-orig-source="https://cdn.example/l.jpg" alt="Medals" data-querystring="oh=1" data-ratio="1.5" class="cff-multi-image"></a></div>',
      ),
    ],
    [
      'a film of the network',
      inItem(
        '<div class="cff-html5-video" data-cff-page-name="T" data-cff-video-link="https://www.facebook.com/v/1" data-cff-video-player="standard" data-cff-live="false"><a href="https://www.facebook.com/1" class="cff-html5-play"></a><img class="cff-poster" src="https://cdn.example/p.jpg" data-cff-video="https://cdn.example/v.mp4" alt=""><video src="https://cdn.example/v.mp4" poster="https://cdn.example/p.jpg"></video></div>',
      ),
    ],
    [
      'a film of another site',
      inItem(
        '<div class="cff-iframe-wrap" data-poster="https://cdn.example/p.jpg"><a href="javascript:void(0);" class="cff-media-overlay"></a><img class="cff-iframe-img" src="https://cdn.example/p.jpg" alt=""><iframe src="https://video.example/embed/1?rel=0" allowfullscreen="" frameborder="0" scrolling="no" height="225" width="400" type="text/html"></iframe></div>',
      ),
    ],
    [
      'music',
      inItem(
        '<iframe class="cff-spotify" src="https://open.spotify.example/embed?uri=spotify:track:1" width="100%" height="80"></iframe>',
      ),
    ],
    [
      'a shared link, with several pictures',
      inItem(
        '<div class="cff-shared-link cff-full-size"><div class="cff-link-slider"><a href="#" class="cff-slider-next"><svg viewBox="0 0 10 10" aria-hidden="true" class="svg-inline--fa" data-icon="angle-right"><path fill="currentColor" d="M0 0L5 5"></path></svg></a><a href="https://shop.example/range" target="_blank" class="cff-link-slider-slides"><div class="cff-link-slider-item"><img src="https://cdn.example/1.jpg" alt=""></div></a></div><div class="cff-text-link cff-no-image"><p class="cff-link-title"><a href="https://shop.example/">Shop</a></p><p class="cff-link-caption">shop.example</p><span class="cff-post-desc">All of it</span></div></div>',
      ),
    ],
    [
      'an event, whose day is in an element of its own',
      '<div class="cff-item cff-event author-trophyshop cff-upcoming-event cff-new" data-cff-timestamp="1600000000" id="cff_999"><p class="cff-date"><span class="cff-start-date"><k>July 3rd, </k>6:30pm</span><span class="cff-end-date"> - <k style="display: inline;">July 4th, </k>9:00pm</span> <a href="javascript:void(0);" class="cff-more-dates">+2</a><span class="cff-multiple-dates"><span class="cff-multiple-date" id="cff_1000">July 9th</span></span></p><p class="cff-desc" data-char="115"><span class="cff-desc-text">Long</span></p></div>',
    ],
    [
      'the ways to share, and what leads nowhere',
      inItem(
        '<div class="cff-share-container"><span class="cff-dot">·</span><a class="cff-share-link" href="javascript:void(0);" role="button">Share</a><p class="cff-share-tooltip"><a href="https://www.facebook.com/sharer/?u=x" target="_blank" class="cff-facebook-icon"><span class="fa fab fa-facebook-square" aria-hidden="true"></span><span class="cff-screenreader">Share on Facebook</span></a><a href="mailto:?subject=Facebook&amp;body=x" class="cff-email-icon"></a></p></div>',
      ),
    ],
    [
      'the comments and their counts',
      inItem(
        '<div class="cff-view-comments-wrap"><a href="javascript:void(0);" class="cff-view-comments" id="1234_5678"><span class="cff-screenreader">View Comments</span><ul class="cff-meta cff-light"><li class="cff-likes"><span class="cff-icon cff-like"></span> <span class="cff-count">14</span></li></ul></a></div><div class="cff-comments-box cff-shared-story" data-num="4" data-cff-meta-color="1a73c8" data-cff-post-tags=""><p class="cff-comment-likes cff-likes"></p><div class="cff-comments-wrap"></div></div>',
      ),
    ],
    [
      'the cover of an album',
      '<div class="cff-album-item cff-albums-only cff-col-4 cff-trophyshop cff-new" data-page-id="trophyshop" data-cff-timestamp="9" id="cff_77"><a href="https://www.facebook.com/77" class="cff-album-cover cff-video nofancybox" id="79" data-source="https://cdn.example/v.mp4" data-img-src-set="{}"><img src="https://cdn.example/p.jpg" alt="Finals 2020" data-cff-full-img=""></a><div class="cff-album-info"><h4><a href="https://www.facebook.com/77">Finals 2020</a></h4><p>12 photos</p></div></div>',
    ],
    ['an album that is left out', '<p class="cff-empty-album cff-trophyshop"></p>'],
    [
      'a review, and sizes of pictures',
      '<div class="cff-item cff-review cff-new cff-5stars" id="cff_ann-b_1600000000" style="width: 50%;"><span class="cff-rating"><span class="cff-star">★</span></span><b class="cff-reviewer-name">Ann</b></div><span class="cff_resized_image_data" data-feedid="cff_x" data-resized="[{&quot;sizes&quot;:&quot;[400]&quot;}]"></span>',
    ],
  ])('[F10] page feed: %s stays as the server printed it', (_, html) => {
    expect(show(html)).toBe(html)
  })

  test.each([
    ['a script', inItem('<script>hacked()</script>')],
    ['a handler', inItem('<img src="https://cdn.example/a.jpg" onerror="hacked()" alt="">')],
    ['a script in a link', inItem('<a href="javascript:void(0);hacked()">x</a>')],
    ['a script behind a line', inItem('<a href="javascript:void(0);&#10;hacked()">x</a>')],
    ['a frame with a document', inItem('<iframe srcdoc="<script>hacked()</script>"></iframe>')],
    ['a frame with a script', inItem('<iframe src="javascript:hacked()"></iframe>')],
    ['a handler of an unknown element', inItem('<k onclick="hacked()">July 3rd</k>')],
    ['an unknown element', inItem('<x-hacked>x</x-hacked>')],
  ])('[F10] page feed: no %s', (_, html) => {
    const shown = show(html)
    expect(shown).toContain('id="cff_1"')
    expect(shown).not.toContain('hacked')
  })

  test('[F10] page feed: links with a script that does nothing are kept, in any notation', () => {
    const html = inItem(
      '<a href="javaScript:void(0)">a</a><a href=" javascript: void 0 ; ">b</a><a href="#">c</a>',
    )
    expect(show(html)).toBe(
      inItem('<a href="javascript:void(0);">a</a><a href="javascript:void(0);">b</a><a href="#">c</a>'),
    )
  })

  test('[F10] page feed: only a picture whose `onerror` hides it is hidden when it fails', () => {
    const { nodes } = readNewPart(
      inItem(
        `<img src="https://cdn.example/a.jpg" alt="" onerror="this.style.display='none'"><img src="https://cdn.example/b.jpg" alt="" onerror="hacked()"><img src="https://cdn.example/c.jpg" alt="" data-laurel-hides="">`,
      ),
    )
    const images = [...nodes.querySelectorAll('img')]
    for (const image of images) image.dispatchEvent(new Event('error'))
    expect(images.map(({ style }) => style.display)).toEqual(['none', '', ''])
    expect(images.flatMap((image) => image.getAttributeNames()).sort()).toEqual(
      ['alt', 'alt', 'alt', 'src', 'src', 'src', 'style'].sort(),
    )
  })

  test('[F10] page feed: nothing runs or loads while an answer is read', () => {
    const part = readNewPart(inItem('<img src="https://cdn.example/a.jpg" alt="">') + NEXT)
    expect(part.items.map(({ id }) => id)).toEqual(['cff_1'])
    expect(part.nextInput?.className).toBe('cff-pag-url')
    expect([part.hasPosts, part.hasGridParts]).toEqual([true, false])
  })

  test.each([
    '<p>There has been a critical error.</p>',
    '<html><body><div class="wp-die">No</div></body></html>',
    'text',
  ])('[F10] page feed: %s is no answer (54)', (html) => {
    expect(() => readNewPart(html)).toThrow(expect.objectContaining({ kind: 'unexpected' }))
  })
})
