export { mount as optionPickers } from './option-pickers'
export { mount as priceCalculator } from './PriceCalculator'
