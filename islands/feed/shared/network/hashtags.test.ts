import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkCaptionTags, linkPostTags } from './hashtags'
import type { RichPart } from './rich-parts'

/** The visible text, with links in brackets. */
const shown = (parts: readonly RichPart[]) =>
  parts
    .map((part) => (part.is === 'link' ? `[${part.text}]` : part.is === 'text' ? part.text : '\n'))
    .join('')
const post = (text: string, follows: 'nothing' | 'a word' = 'nothing') => linkPostTags(text, { follows })
const bare = (parts: readonly RichPart[]) => shown(parts).replace(/[[\]\s]/g, '')
const anyText = fc.string({
  unit: fc.constantFrom('#', ' ', '\n', 'f', '0', 'ß', '_', '🏆', '-', '日', '\u0301'),
})

describe('[F04] hashtags of posts', () => {
  test.each([
    ['new #champions and #ff0000 and #2020', 'new [#champions] and #ff0000 and #2020'],
    ['#gold', ' [#gold]'],
    ['#facade #FACADE #facades #abcdefg', '#facade #FACADE [#facades] [#abcdefg]'],
    ['see\n#gold\t#silver', 'see [#gold] [#silver]'],
    ['a  #gold', 'a  [#gold]'],
    ['#2020awards #_ #__a', ' [#2020awards] #_ [#__a]'],
    ['#Größe #日本 #e\u0301te', ' [#Größe] [#日本] [#e\u0301te]'],
    ['#gold! #top-class #a#b', ' [#gold]! [#top]-class [#a]#b'],
    ['no#tag &#039; https://club.example/#cups ##x', 'no#tag &#039; https://club.example/#cups ##x'],
    ['# #', '# #'],
    ['', ''],
  ])('[F04] hashtags: %j is %j (17.7)', (text, links) => {
    expect(shown(post(text))).toBe(links)
  })

  test('[F04] hashtags: where a tag leads to, in which colour', () => {
    expect(linkPostTags('new #champions', { color: '#1a73c8', follows: 'nothing' })).toEqual([
      { is: 'text', text: 'new ' },
      {
        is: 'link',
        text: '#champions',
        url: 'https://www.facebook.com/hashtag/champions',
        color: '#1a73c8',
      },
    ])
  })

  test('[F04] hashtags: a text that continues a word has no tag at its start', () => {
    expect(shown(post('#gold #silver', 'a word'))).toBe('#gold [#silver]')
    expect(shown(post(' #gold', 'a word'))).toBe(' [#gold]')
  })

  test('[F04] hashtags: nothing of a text is lost but white space, and every link is a tag with a letter', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('nothing' as const, 'a word' as const), (text, follows) => {
        const parts = post(text, follows)
        expect(bare(parts)).toBe(text.replace(/\s/g, ''))
        for (const [index, part] of parts.entries()) {
          if (part.is !== 'link') continue
          expect(part.text).toMatch(/^#(?![\da-f]{6}$)[\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*$/iu)
          expect(part.url).toBe(`https://www.facebook.com/hashtag/${part.text.slice(1)}`)
          const before = parts[index - 1]
          expect(before?.is === 'text' && before.text.endsWith(' ')).toBe(true)
        }
      }),
    )
  })

  test('[F04] hashtags: a long text of nothing but signs comes to an end', () => {
    expect(post(`${'#'.repeat(50_000)} #${'1'.repeat(50_000)}`)).toHaveLength(1)
  })
})

describe('[F04] hashtags of captions', () => {
  test.each([
    ['Finals#night #2020', 'Finals[#night] [#2020]'],
    ['#top-class_1!', '[#top-class_1]!'],
    ['#ff0000 #ff00000 #FACADE', '#ff0000 [#ff00000] #FACADE'],
    ['#Größe#日本', '[#Größe][#日本]'],
    ['@club # ##gold', '@club # #[#gold]'],
    ['', ''],
  ])('[F04] hashtags: the caption %j is %j', (text, links) => {
    expect(shown(linkCaptionTags(text))).toBe(links)
  })

  test('[F04] hashtags: a caption stays as it is but for its links', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(shown(linkCaptionTags(text)).replace(/[[\]]/g, '')).toBe(text)
      }),
    )
  })
})
