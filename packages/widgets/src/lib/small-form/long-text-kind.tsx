import { TextArea } from '@prilavok/ui/text-field'
import { useTextProps, type FieldKinds, type SmallFormFieldProps } from './small-form-field'

const LongText = (props: SmallFormFieldProps) => <TextArea {...useTextProps(props)} />

/** A text of several lines. */
export const longTextKind: FieldKinds = { 'long-text': LongText }
