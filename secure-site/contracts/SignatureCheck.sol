// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

library SignatureCheck {
    /// Half of the curve's order: of the two signatures that mean the same, only the lower one counts.
    uint256 private constant HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0;

    /// Whether `signature` is the owner's for `digest`.
    function isBy(address owner, bytes32 digest, bytes calldata signature) internal pure returns (bool) {
        address signer = signerOf(digest, signature);
        return signer != address(0) && signer == owner;
    }

    /// Whose `signature`, 65 bytes of r, s and v, is for `digest`; zero for none.
    function signerOf(bytes32 digest, bytes calldata signature) internal pure returns (address) {
        if (signature.length != 65) return address(0);
        bytes32 r = bytes32(signature[0:32]);
        bytes32 s = bytes32(signature[32:64]);
        uint8 v = uint8(signature[64]);
        if (uint256(s) > HALF_ORDER || (v != 27 && v != 28)) return address(0);
        return ecrecover(digest, v, r, s);
    }
}
