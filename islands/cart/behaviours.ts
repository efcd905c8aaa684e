export { mount as cartNotice } from './cart-notice'
export { mount as loveMarks } from './love-marks'
