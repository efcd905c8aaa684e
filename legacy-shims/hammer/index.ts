export { onPinchAndPan, type PinchGesture, type PinchHandlers } from './pinch'
export { type DragHandlers, onSwipe, type Point } from './swipe'
