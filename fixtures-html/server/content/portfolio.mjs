/**
 * @typedef {object} Work
 * @property {number} id
 * @property {string} slug
 * @property {string} title
 * @property {string} client
 * @property {string} image
 * @property {number} likes
 * @property {readonly string[]} paragraphs
 */

/** @type {readonly Work[]} */
export const WORKS = [
  {
    id: 701,
    slug: 'bayside-regatta',
    title: 'A perpetual trophy for the Bayside Regatta',
    client: 'Bayside sailing clubs, Manly Harbour',
    image: 'perpetual-shield.svg',
    likes: 33,
    paragraphs: [
      'Six clubs share one regatta, and since 1974 they have shared one silver cup. By last year there was no room left on it for another name. We were asked for something that could stand beside the cup, carry its first fifty winners, and have room for fifty more.',
      'The new base is turned from recycled spotted gum out of an old jetty. Around it run three silver bands. The upper two hold every name from 1974 on, copied letter for letter from rubbings of the cup, with two corrections that the families had asked for since the eighties.',
      'The third band is empty. It is fixed with four hidden screws, so it can come off on a Monday, be engraved on a Tuesday, and be back in the cabinet for the Wednesday twilight race.',
    ],
  },
]
