export { OnRampWidget, type OnRampWidgetProps } from '../app/onramp/OnRampWidget'
