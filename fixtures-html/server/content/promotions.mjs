/**
 * The rows and texts above a search's own results, by a word of the search in its singular.
 * @typedef {object} Promotion
 * @property {string} word
 * @property {string} [topText] HTML
 * @property {Record<string, TopRow[]>} [topResults] by the name of their group
 *
 * @typedef {object} TopRow
 * @property {string} link
 * @property {string} name
 * @property {string} content
 * @property {string} link_data raw attributes of its link
 */

/** @type {readonly Promotion[]} */
export const PROMOTIONS = [
  { word: 'trophy', topText: 'Free engraving over $200' },
  {
    word: 'engraving',
    topResults: {
      guides: [
        {
          link: '/engraving-guide/',
          name: 'Engraving guide',
          content: 'Fonts and line limits',
          link_data: 'target="_blank"',
        },
      ],
    },
  },
]

/** The most frequent searches. */
export const POPULAR_SEARCHES = ['medal', 'gold cup', 'trophée', 'engraving']
