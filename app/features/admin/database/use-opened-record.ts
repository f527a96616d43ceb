import { useCallback, useState } from 'react'

/** The record whose details are shown. It stays while the dialog fades out. */
export function useOpenedRecord<Item>() {
  const [record, setRecord] = useState<Item>()
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback((item: Item) => {
    setRecord(() => item)
    setIsOpen(true)
  }, [])
  return { record, open, dialog: { open: isOpen, onClose: () => setIsOpen(false) } }
}
