import type { Adoption } from '../../../src/dom/adoption'
import { observeSizes } from '../../../src/dom/observe-sizes'
import { watchInView } from '../../../src/motion/in-view'
import { onMotionChange, prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { afterLoad } from '../../../src/page/after-load'
import type { Mount } from '../../../src/page/island'
import { splitWord } from './letters'
import { addHiddenWords, LETTER_IN, LETTER_OUT, readHeadline } from './markup'
import { createPlayer } from './player'
import { createStage } from './stage'
import { changeOf, hasChanges, PREPARED_AFTER_MS, preparation, wordAfter } from './timeline'

/** A headline with one word that changes (contract 04 §9); screen readers get all the words at once. */
export const mount: Mount = (headline, scope) => {
  const markup = readHeadline(headline)
  if (!markup) return
  const { window, document } = scope
  const { wrapper, words, style } = markup
  const adopted = scope.adopt
  const split = markup.isSplit
    ? words.map((word) => splitWord(word, scope, { isNested: markup.isNested }))
    : undefined
  const hiddenWords = addHiddenWords(markup)
  scope.add(() => hiddenWords.remove())
  adopted.attribute(wrapper, 'aria-hidden', 'true')
  if (split) for (const word of words) showSplit(word, adopted)
  for (const letter of split?.[markup.first] ?? []) letter.classList.add(LETTER_IN)

  let current = markup.first
  let isInView = !('IntersectionObserver' in window)
  const mayChange = () => isInView && !document.hidden && !prefersReducedMotion(window)
  const lettersOf = (word: number) => ({ word, letters: split?.[word]?.length ?? 0 })
  const stage = createStage(markup, scope, {
    setLetter(word, letter, state) {
      const { classList } = split?.[word]?.[letter] ?? {}
      classList?.toggle(LETTER_IN, state === 'in')
      classList?.toggle(LETTER_OUT, state === 'out')
    },
  })
  const player = createPlayer(scope, {
    mayChange,
    preparation: preparation(style),
    perform: stage.perform,
    next() {
      const from = current
      current = wordAfter(current, words.length)
      return changeOf(style, lettersOf(from), lettersOf(current))
    },
  })

  if (hasChanges(style, words.length)) {
    // The box gets its size at once, while it is below the window, so that the text after it does not visibly move.
    stage.fitBox()
    // Fonts that load late, and other window widths, change the size of the words.
    scope.add(observeSizes(words, stage.fitBox))
    scope.add(afterLoad(window, PREPARED_AFTER_MS, player.start))
    scope.add(
      watchInView(scope, headline, (isSeen) => {
        isInView = isSeen
        player.resume()
      }),
    )
    scope.listen(document, 'visibilitychange', player.resume)
    scope.add(onMotionChange(window, player.resume))
  }
}

function showSplit(word: HTMLElement, adopted: Adoption) {
  adopted.style(word, 'opacity', '1')
  // The letters' boxes would follow the direction of the page instead of that of the word.
  if (!word.hasAttribute('dir')) adopted.attribute(word, 'dir', 'auto')
}
