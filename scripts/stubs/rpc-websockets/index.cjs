const noSocket = () => {
  throw new Error('This stands for rpc-websockets, and opens no socket.')
}

exports.CommonClient = class {}
exports.WebSocket = noSocket
