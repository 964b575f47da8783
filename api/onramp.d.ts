export declare function OnRampWidget(props: OnRampWidgetProps): JSX.Element;

export interface OnRampWidgetProps extends StoreProps {
    readonly presets?: readonly number[];
    readonly disabled?: boolean;
    readonly className?: string;
}
