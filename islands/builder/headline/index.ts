import { type Adoption, createAdoption } from '../../../src/dom/adoption'
import { afterLoad } from '../../../src/page/after-load'
import { watchInView } from '../../../src/page/in-view'
import { listen } from '../../../src/page/listen'
import { onMotionChange, prefersReducedMotion } from '../../../src/page/motion'
import { observeSizes } from '../../../src/page/observe-sizes'
import type { Mount } from '../../../src/runtime/island'
import { splitWord } from './letters'
import { LETTER_IN, LETTER_OUT, readHeadline, sayWords } from './markup'
import { createPlayer } from './player'
import { createStage } from './stage'
import { changeOf, changes, PREPARED_AFTER_MS, preparation, wordAfter } from './timeline'

/** A headline of which one word changes (contract 04 §9). Screen readers are told all the words at once. */
export const mount: Mount = (headline, page) => {
  const markup = readHeadline(headline)
  if (!markup) return undefined
  const { window, document } = page
  const { wrapper, words, style } = markup
  const adopted = createAdoption()
  const split = markup.isSplit
    ? words.map((word) => splitWord(word, { isNested: markup.isNested }))
    : undefined
  const said = sayWords(markup)
  adopted.attribute(wrapper, 'aria-hidden', 'true')
  if (split) for (const word of words) showSplit(word, adopted)
  for (const letter of split?.[markup.first]?.letters ?? []) letter.classList.add(LETTER_IN)

  let current = markup.first
  let isInView = !('IntersectionObserver' in window)
  const mayChange = () => isInView && !document.hidden && !prefersReducedMotion(window)
  const lettersOf = (word: number) => ({ word, letters: split?.[word]?.letters.length ?? 0 })
  const stage = createStage(markup, adopted, {
    setLetter(word, letter, state) {
      const { classList } = split?.[word]?.letters[letter] ?? {}
      classList?.toggle(LETTER_IN, state === 'in')
      classList?.toggle(LETTER_OUT, state === 'out')
    },
  })
  const player = createPlayer({
    mayChange,
    preparation: preparation(style),
    perform: stage.perform,
    next() {
      const from = current
      current = wordAfter(current, words.length)
      return changeOf(style, lettersOf(from), lettersOf(current))
    },
  })

  const stops = [player.stop, stage.stop]
  if (changes(style, words.length)) {
    // Now, while it is still below the window: what follows the words must not be seen to move.
    stage.fitBox()
    stops.push(
      // Fonts may come late, and another width of the window may bring another size.
      observeSizes(words, stage.fitBox),
      afterLoad(window, PREPARED_AFTER_MS, player.start),
      watchInView(page, headline, (isSeen) => {
        isInView = isSeen
        player.resume()
      }),
      listen(document, ['visibilitychange'], player.resume),
      onMotionChange(window, player.resume),
    )
  }
  return () => {
    for (const stop of stops) stop()
    said.remove()
    for (const word of split ?? []) word.restore()
    adopted.restore()
  }
}

function showSplit(word: HTMLElement, adopted: Adoption) {
  adopted.style(word, 'opacity', '1')
  // Boxes stand in the direction of the page: letters are to stand in that of their word.
  if (!word.hasAttribute('dir')) adopted.attribute(word, 'dir', 'auto')
}
