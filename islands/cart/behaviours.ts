export * as cartNotice from './cart-notice'
export * as loveMarks from './love-marks'
