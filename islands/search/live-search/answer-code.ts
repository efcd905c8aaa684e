/** The code that reads an answer and shows its list. */
export { Results } from './Results'
export { readAnswer } from './read-answer'
