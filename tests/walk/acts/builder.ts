import type { Act } from './act'

const block = (...names: string[]) => `/builder/?copies=1&block=${names.join()}`

/** Blocks of the page builder. */
export const BUILDER: readonly Act[] = [
  {
    id: 'P01',
    title: 'sees a row from one edge of the window to the other',
    page: block('row', 'row-parallax', 'row-video'),
    see: (visitor) =>
      visitor.until('a row is as wide as the page', () =>
        [...document.querySelectorAll('.spb-row')].some((row) => {
          const { left, width } = row.getBoundingClientRect()
          return Math.abs(left) < 1 && Math.abs(width - document.documentElement.clientWidth) < 1
        }),
      ),
  },
  {
    id: 'P03',
    title: 'goes on in a slider of rows',
    page: block('row-slider'),
    act: async (visitor) => {
      await visitor.mounted('builder-slider')
      await visitor.click('#how-it-works-1 .next')
    },
    see: (visitor) => visitor.sees('#how-it-works-1 .previous'),
  },
  {
    id: 'P04',
    title: 'sees columns of one height',
    page: block('equal-columns'),
    on: 'desktop',
    see: (visitor) =>
      visitor.until('all are of one height', () => {
        const columns = [
          ...document.querySelectorAll(
            '[data-col-equal-heights] .spb-column-container, [data-col-equal-heights] > .row > div',
          ),
        ]
        return (
          columns.length > 1 && new Set(columns.map(({ clientHeight }) => clientHeight)).size < columns.length
        )
      }),
  },
  {
    id: 'P05',
    title: 'sees a chart drawn when it is scrolled into view',
    page: block('chart'),
    act: (visitor) => visitor.scrollTo('.chart-shortcode'),
    see: (visitor) => visitor.sees('.chart-shortcode.animated canvas'),
  },
  {
    id: 'P06',
    title: 'sees a number count up to its end',
    page: block('counter'),
    act: (visitor) => visitor.scrollTo('.sf-count-asset'),
    see: (visitor) => visitor.sees('.count-number', '12,500+'),
  },
  {
    id: 'P07',
    title: 'sees how long it is till a day',
    page: block('countdown'),
    act: (visitor) => visitor.scrollTo('.sf-countdown'),
    see: (visitor) => visitor.sees('.sf-countdown.is-countdown', 'Days'),
  },
  {
    id: 'P08',
    title: 'sees the words in the middle of a banner',
    page: block('banner'),
    act: (visitor) => visitor.scrollTo('.sf-image-banner'),
    see: (visitor) =>
      visitor.until('they are in its middle', () => {
        const middle = (selector: string) => {
          const { top = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
          return top + height / 2
        }
        return (
          Math.abs(middle('.sf-image-banner .img-wrap') - middle('.sf-image-banner .image-banner-content')) <=
          1
        )
      }),
  },
  {
    id: 'P09',
    title: 'sees a headline change its word',
    page: block('headline'),
    act: async (visitor) => {
      await visitor.mounted('headline')
      await visitor.scrollTo('.sf-words-wrapper')
      await visitor.evaluate(() => {
        const shown = () => document.querySelector('.sf-words-wrapper .is-visible')?.textContent ?? ''
        document.documentElement.dataset['before'] = shown()
      })
    },
    see: (visitor) =>
      visitor.until('another word is seen', () => {
        const shown = document.querySelector('.sf-words-wrapper .is-visible')?.textContent
        return shown !== undefined && shown !== document.documentElement.dataset['before']
      }),
  },
  {
    id: 'P10',
    title: 'opens a question',
    page: block('faq'),
    act: async (visitor) => {
      await visitor.mounted('faq')
      await visitor.click('.faq-item h5')
    },
    see: (visitor) => visitor.sees('.faq-item .faq-text'),
  },
  {
    id: 'P11',
    title: 'follows a box of icons to its place',
    page: block('faq', 'icon-grid', 'bricks', 'banner', 'headline'),
    act: (visitor) => visitor.click('.box-link[href="#artwork-1"]'),
    see: (visitor) =>
      visitor.until('the heading has the focus', () => document.activeElement?.id === 'artwork-1'),
  },
  {
    id: 'P12',
    title: 'sees layers that move with the page',
    page: block('multilayer'),
    act: async (visitor) => {
      await visitor.scrollTo('.spb_multilayer_parallax')
      await visitor.mounted('parallax-layers')
      await visitor.hover('.spb_multilayer_parallax')
    },
    see: (visitor) => visitor.sees('.spb_multilayer_parallax .layer'),
  },
  {
    id: 'P13',
    title: 'reads about a member of the team without leaving the page',
    page: block('team'),
    on: 'desktop',
    act: async (visitor) => {
      await visitor.click('a[href*="/team/marion-teale"]')
      await visitor.sees('.sf-team-ajax-container [role="dialog"], .sf-team-ajax-container', 'Marion Teale')
      await visitor.press('Escape')
    },
    see: (visitor) => visitor.hasNo('.sf-team-ajax-container'),
  },
  {
    id: 'P14',
    title: 'sees a tour go on by itself',
    page: `${block('tour')}&tour-interval=2`,
    act: async (visitor) => {
      await visitor.mounted('tabs')
      await visitor.scrollTo('.spb_tour')
    },
    see: (visitor) => visitor.has('.spb_tour li:not(:first-child) > [aria-selected="true"]'),
  },
  {
    id: 'P15',
    title: 'opens a listing of theirs to change it',
    page: `${block('listings')}&user=in`,
    act: (visitor) => visitor.click('.edit-listing'),
    see: (visitor) => visitor.sees('[role="dialog"] form'),
  },
  {
    id: 'P16',
    title: 'sees what enters as the page is scrolled',
    page: block('faq', 'entrance', 'icon-box', 'progress'),
    act: (visitor) => visitor.scrollTo('.sf-icon-box'),
    see: (visitor) => visitor.sees('.sf-icon-box.sf-animate'),
  },
]
