/** What an answer needs: it is read, and its list shown. */
export { Results } from './Results'
export { readAnswer } from './read-answer'
