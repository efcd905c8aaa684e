import type { Act } from './act'

const FORM = '#wpcf7-f1523-p45-o1'
const CLUB = `${FORM} input[name="club-name"]`
const EMAIL = `${FORM} input[name="club-email"]`

/** The content of pages: disclosures, lists, pictures, players, forms. */
export const CONTENT: readonly Act[] = [
  {
    id: 'S15',
    title: 'opens a row that expands',
    page: '/size-guide/',
    act: async (visitor) => {
      await visitor.mounted('expanding-row')
      await visitor.click('.spb-row-expand-text')
    },
    see: (visitor) => visitor.sees('.spb-row-expand-text', 'Hide size guide'),
  },
  {
    id: 'S16',
    title: 'opens a tab, and goes back to the first by the browser’s button',
    page: '/size-guide/',
    act: async (visitor) => {
      await visitor.mounted('tabs')
      await visitor.click('[href="#medals"]')
      await visitor.sees('#medals')
      await visitor.back()
    },
    see: async (visitor) => {
      await visitor.sees('#cups')
      await visitor.seesNo('#medals')
    },
  },
  {
    id: 'S16',
    title: 'opens a section of the accordion',
    page: '/size-guide/',
    act: async (visitor) => {
      await visitor.mounted('accordion')
      await visitor.click('#returns')
    },
    see: (visitor) => visitor.has('#returns[aria-expanded="true"]'),
  },
  {
    id: 'S16',
    title: 'opens a modal and leaves it by Escape',
    page: '/size-guide/',
    act: async (visitor) => {
      await visitor.mounted('modal')
      await visitor.click('[href="#account-modal"]')
      await visitor.sees('#account-modal .modal-title')
      await visitor.until(
        'it has the focus',
        () => document.activeElement?.closest('#account-modal') !== null,
      )
      await visitor.press('Escape')
    },
    see: async (visitor) => {
      await visitor.seesNo('#account-modal')
      await visitor.until('the link has the focus again', () =>
        Boolean(document.activeElement?.matches('[href="#account-modal"]')),
      )
    },
  },
  {
    id: 'S19',
    title: 'sees how often a post was shared',
    page: '/blog/a-trophy-for-the-chook-raffle/?share',
    act: (visitor) => visitor.scrollTo('.sf-share-counts'),
    see: (visitor) => visitor.sees('.sf-share-counts .total-count', '3'),
  },
  {
    id: 'S20',
    title: 'sees members of the team of one height',
    page: '/engraving-guide/?items=team',
    on: 'desktop',
    see: (visitor) =>
      visitor.until('all are of one height', () => {
        const heights = [...document.querySelectorAll('.team-member')].map(({ clientHeight }) => clientHeight)
        return heights.length > 1 && new Set(heights).size === 1
      }),
  },
  {
    id: 'S20',
    title: 'sees the timeline come with the page',
    page: '/blog/?timeline',
    act: (visitor) => visitor.scrollBy(600),
    see: (visitor) => visitor.sees('.timeline-item-content-wrap.bounce-in'),
  },
  {
    id: 'S21',
    title: 'goes on in a carousel',
    page: '/carousels/',
    act: async (visitor) => {
      await visitor.scrollTo('#product-carousel .carousel-items')
      await visitor.sees('#product-carousel .owl-carousel')
      await visitor.click('#product-carousel .carousel-next')
    },
    see: (visitor) => visitor.has('#product-carousel .carousel-prev:not(.disabled)'),
  },
  {
    id: 'S21',
    title: 'goes on in a content slider by its dots',
    page: '/sliders/',
    act: (visitor) => visitor.click('.item-slider .lSPager li:nth-child(3) a'),
    see: (visitor) => visitor.sees('.item-slider .lslide:nth-child(3).active'),
  },
  {
    id: 'S49',
    title: 'chooses what to give',
    page: '/campaign/',
    act: (visitor) => visitor.click('#brass p'),
    see: (visitor) => visitor.holds('#atcf_custom_price', '25.00'),
  },
  {
    id: 'S50',
    title: 'loads more of a list',
    page: '/news/?load-more&per-page=8&pages=2',
    act: async (visitor) => {
      await visitor.mounted('load-more')
      await visitor.click('.load-more-btn')
    },
    see: (visitor) => visitor.has('.blog-items > .blog-item', 16),
  },
  {
    id: 'S51',
    title: 'goes to the second slide of the hero by its dots',
    page: '/hero/',
    act: async (visitor) => {
      await visitor.has('#swift-slider-1 .dot.active')
      await visitor.click('#swift-slider-1 .dot:nth-of-type(2)')
    },
    see: (visitor) => visitor.sees('#swift-slider-1 .swiper-slide-active[data-slide-title="Workshop"]'),
  },
  {
    id: 'S51',
    title: 'pulls the hero to its second slide',
    page: '/hero/',
    act: async (visitor) => {
      await visitor.has('#swift-slider-1 .dot.active')
      // Above the words, by half of the window.
      const isPhone = visitor.device === 'phone'
      const from = { x: isPhone ? 120 : 300, y: isPhone ? -100 : -200 }
      await visitor.drag('#swift-slider-1', { from, by: { x: isPhone ? -200 : -640 } })
    },
    see: (visitor) => visitor.sees('#swift-slider-1 .swiper-slide-active[data-slide-title="Workshop"]'),
  },
  {
    id: 'S52',
    title: 'sees photos among the posts',
    page: '/social/?social=masonry',
    act: (visitor) => visitor.scrollTo('.social-blog'),
    see: (visitor) => visitor.has('.instagram-item', 6),
  },
  {
    id: 'S53',
    title: 'reads a text on',
    page: `/campaign/?config=${encodeURIComponent(JSON.stringify({ feedTextCut: '.home-facebook .cff-text' }))}`,
    act: (visitor) => visitor.click('#rich .cff-text .morelink'),
    see: (visitor) => visitor.sees('#rich .cff-text .morelink', 'Show Less'),
  },
  {
    id: 'S54',
    title: 'goes on to the tenth second of a sound',
    page: '/media/?media-loop',
    act: async (visitor) => {
      await visitor.scrollTo('#player-502')
      await visitor.has('#player-502 [data-player="seek"]:not(:disabled)')
      await visitor.focus('#player-502 [data-player="seek"]')
      await visitor.press('Home', 'PageUp')
    },
    see: (visitor) => visitor.has('#player-502 [data-player="seek"][aria-valuetext="00:10 of 00:12"]'),
  },
  {
    id: 'S55',
    title: 'opens a picture, goes on, and comes back by the browser’s button',
    page: '/gallery/',
    act: async (visitor) => {
      await visitor.click('[data-rel="ilightbox[12-4410]"]')
      await visitor.sees('.ilightbox-holder img')
      await visitor.press('ArrowRight')
      await visitor.until('the second picture is shown', () =>
        Boolean(document.querySelector('.laurel-lightbox-counter')?.textContent?.startsWith('2 /')),
      )
      await visitor.back()
    },
    see: (visitor) => visitor.hasNo('.laurel-lightbox'),
  },
  {
    id: 'S56',
    title: 'leaves a field out, sees the error, and then sends the form',
    page: '/contact/?contact=short',
    act: async (visitor) => {
      await visitor.mounted('contact-form')
      await visitor.write(CLUB, 'City Netball')
      await visitor.press('Enter')
      await visitor.sees(`${FORM} .wpcf7-not-valid-tip`)
      await visitor.write(EMAIL, 'coach@example.com')
      await visitor.press('Enter')
    },
    see: (visitor) => visitor.sees(`${FORM} .wpcf7-response-output`, 'It has been sent.'),
  },
  {
    id: 'S57',
    title: 'sees at the field that an e-mail address is invalid',
    page: '/contact/?contact=short&contact-alone',
    act: async (visitor) => {
      await visitor.mounted('contact-form')
      await visitor.until(
        'the rules are here',
        (form) => {
          const node = document.querySelector(form)
          return node !== null && Reflect.get(node, 'wpcf7')?.schema !== undefined
        },
        `${FORM} form`,
      )
      await visitor.write(EMAIL, 'bad')
      await visitor.press('Tab')
    },
    see: (visitor) => visitor.sees(`${FORM} .wpcf7-not-valid-tip`, 'email address'),
  },
  {
    id: 'S58',
    title: 'sees a mirror of what was typed, and the letters counted',
    page: '/contact/?contact=full&contact-alone',
    act: async (visitor) => {
      await visitor.mounted('contact-form')
      await visitor.write(CLUB, 'Tigers')
      await visitor.press('Tab')
    },
    see: (visitor) => visitor.sees(`${FORM} output.wpcf7-output`, 'Tigers'),
  },
  {
    id: 'S59',
    title: 'sends a form with a token against spam',
    page: '/contact/?contact=short&token=on',
    act: async (visitor) => {
      await visitor.mounted('contact-form', 'contact-form-globals')
      await visitor.write(CLUB, 'Tigers')
      await visitor.write(EMAIL, 'coach@example.com')
      await visitor.press('Enter')
    },
    see: async (visitor) => {
      await visitor.sees(`${FORM} .wpcf7-response-output`, 'It has been sent.')
      await visitor.until('a token was made', () =>
        [...document.querySelectorAll<HTMLInputElement>('[name="_wpcf7_recaptcha_response"]')].every(
          ({ value }) => value,
        ),
      )
    },
  },
  {
    id: 'S60',
    title: 'writes a comment, whose form reports how it was typed',
    page: '/blog/how-to-word-a-life-member-plaque/?anti-spam',
    act: async (visitor) => {
      await visitor.mounted('behaviour-fields')
      await visitor.write('#comment', 'True')
      await visitor.click('#respond button')
    },
    see: (visitor) =>
      visitor.until('the shop received four keys', async () => {
        const journal: { fields: Record<string, string> }[] = await (await fetch('/fixture/journal')).json()
        return journal.some(({ fields }) => fields['ak_bkpc'] === '4')
      }),
  },
  {
    id: 'S61',
    title: 'comes by a newsletter, and the checkout knows it',
    page: '/checkout/?attribution&utm_source=news&utm_medium=email',
    see: (visitor) => visitor.holds('form.checkout [name="wc_order_attribution_utm_source"]', 'news'),
  },
  {
    id: 'S62',
    title: 'filters a portfolio',
    page: '/layouts/?list=portfolio-masonry',
    act: async (visitor) => {
      await visitor.has('.portfolio-items > .item-animated', 9)
      const link = '.portfolio-wrap .filtering a.medals'
      if (!(await visitor.evaluate((wanted) => document.querySelector(wanted)?.checkVisibility(), link)))
        await visitor.click('.filter-slide-wrap a, .filter-wrap a')
      await visitor.click(link)
    },
    see: (visitor) =>
      visitor.until(
        'two works are seen',
        () =>
          [...document.querySelectorAll<HTMLElement>('.portfolio-items > li')].filter(
            (item) => item.offsetHeight > 0,
          ).length === 2,
      ),
  },
]
