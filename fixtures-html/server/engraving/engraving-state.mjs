/**
 * The trophy plugin's session data about one visitor's engraving (contract 08 §10).
 * @typedef {object} Wording
 * @property {string} text
 * @property {boolean} logo
 *
 * @typedef {'online' | 'mail' | 'none' | ''} Process
 * @typedef {'upload' | 'existing' | 'none' | ''} LogoChoice
 *
 * @typedef {object} EngravingState
 * @property {Process} process
 * @property {LogoChoice} logo
 * @property {string} delivery
 * @property {string} presentation
 * @property {readonly string[]} uploads names of files that have arrived
 * @property {Record<string, Wording[][]>} lines by key of the cart's line, then by piece
 * @property {boolean} isComplete
 */

/** @returns {EngravingState} */
export function newEngraving() {
  return {
    process: 'online',
    logo: 'none',
    delivery: '',
    presentation: '',
    uploads: [],
    lines: {},
    isComplete: false,
  }
}
