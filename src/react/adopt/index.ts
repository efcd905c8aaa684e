export { AdoptedText, type AdoptedTextProps } from './AdoptedText'
export { type Adopted, type Adoption, type AdoptOptions, useAdopted } from './use-adopted'
