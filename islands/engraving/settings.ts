export { mount as engravingChecks } from './engraving-checks'
export { mount as engravingChoice } from './engraving-choice'
