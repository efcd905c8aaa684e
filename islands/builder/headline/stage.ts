import { animateFrom } from '../../../src/motion/animate-from'
import type { Scope } from '../../../src/page/scope'
import { type HeadlineMarkup, HIDDEN, VISIBLE } from './markup'
import { CLIP_MS, type HeadlineStyle, type Step } from './timeline'

/** The space after a word in its box. */
const SPACE_PX = 10
const CLIPPED_PX = 2
/** Styles whose box is as wide as the widest word, so that the text after it does not move. */
const FIXED_WIDTH_STYLES: readonly HeadlineStyle[] = ['plain', 'letters']
/** jQuery's default easing. */
const CLIP_EASING = 'ease-in-out'

interface Letters {
  setLetter(word: number, letter: number, state: 'in' | 'out'): void
}

/** Carries out the steps of a headline. */
export function createStage(markup: HeadlineMarkup, scope: Scope, { setLetter }: Letters) {
  const { wrapper, words, style } = markup
  const { adopt: adopted } = scope
  let shown = markup.first
  let isNarrow = false
  let stopMoving = () => {}

  const widthOf = (word: number) => words[word]?.offsetWidth ?? 0
  function setWidth(px: number) {
    adopted.style(wrapper, 'width', `${px}px`)
  }
  /** Gives the box the width of its words; hidden words have no width. */
  function fitBox() {
    const width = fittingWidth()
    if (width > 0) setWidth(width + SPACE_PX)
  }
  function fittingWidth() {
    if (FIXED_WIDTH_STYLES.includes(style)) return Math.max(...words.map((_, word) => widthOf(word)))
    return style === 'clip' && !isNarrow ? widthOf(shown) : 0
  }
  function moveWidth(px: number) {
    const from = wrapper.offsetWidth
    stopMoving()
    setWidth(px)
    const timing = { durationMs: CLIP_MS, easing: CLIP_EASING }
    stopMoving = scope.add(animateFrom(wrapper, { width: `${from}px` }, timing))
  }
  function setWord(word: number, { isVisible }: { readonly isVisible: boolean }) {
    const element = words[word]
    if (!element) return
    if (isVisible) shown = word
    adopted.toggle(element, VISIBLE, isVisible)
    adopted.toggle(element, HIDDEN, !isVisible)
  }

  function perform(step: Step) {
    switch (step.does) {
      case 'add-class':
      case 'remove-class':
        return adopted.toggle(wrapper, step.wrapper, step.does === 'add-class')
      case 'show':
      case 'hide':
        return setWord(step.word, { isVisible: step.does === 'show' })
      case 'letter-in':
        return setLetter(step.word, step.letter, 'in')
      case 'letter-out':
        return setLetter(step.word, step.letter, 'out')
      case 'narrow':
        isNarrow = true
        return moveWidth(CLIPPED_PX)
      case 'widen':
        isNarrow = false
        return moveWidth(widthOf(step.word) + SPACE_PX)
    }
  }
  return { perform, fitBox }
}
