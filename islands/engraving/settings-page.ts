/** These islands of the group share one file. */
export { mount as engravingChecks } from './engraving-checks'
export { mount as engravingChoice } from './engraving-choice'
export { mount as engravingDrafts } from './engraving-drafts'
export { mount as engravingLogo } from './engraving-logo'
